import type { ReactNode } from 'react'
import { art } from './art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, Shadow, SoftShape, Sprout } from './shapes.tsx'

/** The family: กล้า, ออม, คุ้ม, งอก, ชัวร์, แผน. */
export type Who = 'kla' | 'aom' | 'khum' | 'ngok' | 'sure' | 'phaen'
export type Face = 'smile' | 'glad' | 'think' | 'oops' | 'sleep' | 'wow'
export type Arm = 'down' | 'wave' | 'up' | 'hold' | 'hip'

/** The left and the right arm, as the reader sees them. */
export type Arms = readonly [Arm, Arm]

const INK = art('ink')

function Eyes({ dx = 0, dy = 0 }: { dx?: number; dy?: number }) {
  return [37.5, 58.5].map((x) => (
    <g key={x}>
      <Rect x={x - 3.6 + dx * 0.4} y={49 + dy * 0.4} w={7.2} h={9} r={3.6} fill={INK} />
      <Dot x={x + 1.2 + dx} y={51.4 + dy} r={1.5} fill={art('white')} />
    </g>
  ))
}

const FACES: Record<Face, ReactNode> = {
  smile: (
    <>
      <Eyes />
      <Line d="M44 60q4 4 8 0" stroke={INK} w={2.6} />
    </>
  ),
  glad: (
    <>
      <Line d="M34.5 54.5q3-4.5 6 0M55.5 54.5q3-4.5 6 0" stroke={INK} w={2.8} />
      <SoftShape d="M43 58.5h10a5 5.5 0 0 1-10 0Z" fill={INK} w={1.6} />
      <Rect x={46} y={61.6} w={4} h={2.4} r={1.2} fill={art('coral')} />
    </>
  ),
  think: (
    <>
      <Eyes dx={1.4} dy={-1.6} />
      <Line d="M45 61.5h5" stroke={INK} w={2.6} />
      <Line d="M55 44.5q3-2 6 1" stroke={INK} w={2.2} />
    </>
  ),
  oops: (
    <>
      <Eyes dy={0.6} />
      <Line d="M44 61.5q2-2.5 4 0t4 0" stroke={INK} w={2.4} />
      <Line d="M34 47.5q2.5-2.5 5-2.5M62 47.5q-2.5-2.5-5-2.5" stroke={INK} w={2.2} />
    </>
  ),
  sleep: (
    <>
      <Line d="M34.5 53.5q3 3.5 6 0M55.5 53.5q3 3.5 6 0" stroke={INK} w={2.8} />
      <Dot x={48} y={61} r={2} fill={INK} />
    </>
  ),
  wow: (
    <>
      <Eyes dy={-0.6} />
      <Rect x={45} y={58} w={6} h={7} r={3} fill={INK} />
    </>
  ),
}

const ARMS: Record<Arm, string> = {
  down: 'M0 0q-6 5-5 12',
  wave: 'M0 0q-9-3-11-15',
  up: 'M0 0q-10-4-8-18',
  hold: 'M0 0q-3 9 8 10',
  hip: 'M0 0q-11 6 2 12',
}

interface Figure {
  limb: string
  cheek: string
  body: ReactNode
  top: ReactNode
  /** What this person always carries. */
  carries?: ReactNode
}

/** Six people, one skeleton: body, colour of the limbs, what grows on top. */
const FIGURES: Record<Who, Figure> = {
  kla: {
    limb: art('leaf-deep'),
    cheek: art('cheek'),
    body: (
      <>
        <Rect x={20} y={36} w={56} h={47} r={23} fill={art('leaf')} />
        <Rect x={31} y={66} w={34} h={17} r={9} fill={art('cream')} />
        <Koin x={48} y={74} r={7} />
      </>
    ),
    top: <Sprout x={48} y={38} k={1.15} />,
  },
  aom: {
    limb: art('leaf-deep'),
    cheek: art('cheek'),
    body: (
      <>
        <Rect x={17} y={38} w={62} h={45} r={22.5} fill={art('mint')} />
        <Rect x={36} y={41.5} w={24} h={3.6} r={1.8} fill={INK} />
      </>
    ),
    top: <Koin x={48} y={31} r={8.5} />,
  },
  khum: {
    limb: art('coral'),
    cheek: art('koin'),
    body: (
      <>
        <Line d="M36 42v-7a12 11 0 0 1 24 0v7" stroke={art('wood-deep')} w={4} />
        <Rect x={21} y={39} w={54} h={44} r={15} fill={art('coral')} />
        <Rect x={21} y={70} w={54} h={13} r={6.5} fill={art('cream')} />
        <Rect x={21} y={70} w={54} h={6} fill={art('cream')} />
      </>
    ),
    top: <Leaf x={60} y={40} l={13} deg={36} />,
  },
  ngok: {
    limb: art('violet'),
    cheek: art('cheek'),
    body: <SoftShape d="M48 48L62 71H34Z" fill={art('violet')} w={25} />,
    top: <Sprout x={48} y={37} />,
  },
  sure: {
    limb: art('sky'),
    cheek: art('cheek'),
    body: <Rect x={21} y={40} w={54} h={43} r={20} fill={art('sky')} />,
    top: <Leaf x={40} y={42} l={12} deg={-40} />,
    carries: (
      <>
        <Line d="M84 58V22" stroke={art('wood-deep')} w={3} />
        <SoftShape
          d="M54 25C56 9 70 2 84 2s28 7 30 23q-5-4.5-10 0-5-4.5-10 0-5-4.5-10 0-5-4.5-10 0-5-4.5-10 0-5-4.5-10 0Z"
          fill={art('leaf')}
          w={3}
        />
      </>
    ),
  },
  phaen: {
    limb: art('rose'),
    cheek: art('coral'),
    body: (
      <>
        <Rect x={23} y={38} w={50} h={45} r={12} fill={art('rose')} />
        <Line d="M30 77h8M44 77h8M58 77h8" stroke={art('white')} w={3} />
      </>
    ),
    top: (
      <>
        <Line d="M48 39V16" stroke={art('wood-deep')} w={3} />
        <SoftShape d="M50 18L63 22.5L50 27Z" fill={art('leaf')} w={3} />
      </>
    ),
  },
}

interface PersonProps {
  who: Who
  face?: Face
  arms?: Arms
  /** False drops the shadow: for someone who sits or floats. */
  floor?: boolean
  /** True leaves away what the person always carries (ชัวร์'s umbrella), where the scene has another. */
  bare?: boolean
  /** What is in front: things in the hands. */
  children?: ReactNode
}

/** One of the family on the 96 grid; feet at y 88. */
export function Person({ who, face = 'smile', arms = ['down', 'down'], floor = true, bare, children }: PersonProps) {
  const { limb, cheek, body, top, carries } = FIGURES[who]
  return (
    <>
      {floor ? <Shadow x={48} y={89} w={50} /> : null}
      <Rect x={33} y={79} w={11} h={9} r={4.5} fill={limb} />
      <Rect x={52} y={79} w={11} h={9} r={4.5} fill={limb} />
      {top}
      {bare ? null : carries}
      <g transform="translate(23 63)">
        <Line d={ARMS[arms[0]]} stroke={limb} w={6.5} />
      </g>
      <g transform="translate(73 63) scale(-1 1)">
        <Line d={ARMS[arms[1]]} stroke={limb} w={6.5} />
      </g>
      {body}
      <Rect x={26.9} y={57.6} w={7.2} h={4.8} r={2.4} fill={cheek} />
      <Rect x={61.9} y={57.6} w={7.2} h={4.8} r={2.4} fill={cheek} />
      {FACES[face]}
      {children}
    </>
  )
}
