import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, Ring, Shadow, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { newChance } from '../motion.ts'
import { Sized } from '../stage.tsx'

/** The made-up game: 2 in 100 capsules hold the wanted thing, one costs 30 baht, the limit is 150 baht. */
export const price = 30

export const share = 0.02

export const limit = 150

export const average = 1 / share

/** Of 100 people who open `average` capsules each, so many still have nothing: 0.98^50 = 36.4 %. */
export const without = Math.round(100 * (1 - share) ** average)

export const lids = ['coral', 'violet', 'rose', 'mint', 'sky', 'koin'] as const

/** A capsule of radius 30 around 0,0; `open` lifts its lid. */
export function Capsule({ lid, open = 0 }: { lid: ArtColor; open?: number }) {
  return (
    <>
      <path d="M-30 0a30 30 0 0 0 60 0Z" fill={art('white')} />
      <Rect x={-31} y={-3} w={62} h={7} r={3} fill={art('shadow')} />
      <g transform={`translate(${open * 26} ${-open * 40}) rotate(${open * 48})`}>
        <path d="M-30 0a30 30 0 0 1 60 0Z" fill={art(lid)} />
        <Line d="M-17 -8q5 -11 15 -13" stroke={art('white')} w={4} />
      </g>
    </>
  )
}

/** One sock, 60 high around 0,0. */
export function Sock({ fill = 'sky' }: { fill?: ArtColor }) {
  return (
    <>
      <SoftShape d="M-12 -24H12V4L22 16Q20 26 8 24L-12 12Z" fill={art(fill)} w={12} />
      <Rect x={-19} y={-34} w={38} h={15} r={6} fill={art('white')} />
    </>
  )
}

/** The star that everybody wants, radius 30 around 0,0. */
export function Wish() {
  return <SoftShape d="M0 -26L8 -9L26 -7L12 5L16 24L0 14L-16 24L-12 5L-26 -7L-8 -9Z" fill={art('koin')} w={8} />
}

/** The machine, 190 × 260, its foot at 0,0. */
export function Machine({ turn }: { turn: number }) {
  return (
    <>
      <Shadow x={0} y={2} w={200} />
      <Rect x={-84} y={-112} w={168} h={112} r={24} fill={art('coral')} />
      <Dot x={0} y={-170} r={86} fill={art('cream')} />
      {Array.from({ length: 11 }, (_, i) => (
        <Sized
          key={i}
          x={-54 + (i % 4) * 36 + (i > 3 ? 10 : 0)}
          y={-124 - Math.floor(i / 4) * 34}
          k={0.56}
          turn={i * 40}
        >
          <Capsule lid={lids[i % 6]!} />
        </Sized>
      ))}
      <Ring x={0} y={-170} r={86} stroke={art('white')} w={7} />
      <Rect x={-94} y={-116} w={188} h={22} r={11} fill={art('wood-deep')} />
      <Rect x={-30} y={-268} w={60} h={18} r={9} fill={art('wood-deep')} />
      <Sized x={-40} y={-56} k={1} turn={turn * 180}>
        <Dot x={0} y={0} r={25} fill={art('cream')} />
        <Line d="M-17 0H17M0 -17V17" stroke={art('wood-deep')} w={8} />
      </Sized>
      <Rect x={6} y={-78} w={62} h={70} r={16} fill={art('ink')} />
    </>
  )
}

/** Where cell i of 100 stands. */
export function cell(i: number, view: View): [number, number] {
  return view.isTall
    ? [36 + (i % 10) * 32, 206 + Math.floor(i / 10) * 33]
    : [32 + (i % 20) * 30.3, 142 + Math.floor(i / 20) * 36]
}

/** The opening n (1 to 50) happens here: faster and faster. */
export const openAt = (n: number) => 0.7 + 6 * (1 - (1 - n / average) ** 2)

const chance = newChance(5)

export const heap = Array.from({ length: average }, () => ({
  x: chance(),
  y: chance(),
  turn: chance() * 360,
  fill: lids[Math.floor(chance() * 6)]!,
}))

/** A small head, radius 13; with the star it is glad. */
export function Head({ has }: { has: boolean }) {
  return (
    <>
      <Dot x={0} y={0} r={13} fill={has ? art('koin') : art('shadow')} />
      <Dot x={-4.5} y={-2} r={2} fill={art('ink')} />
      <Dot x={4.5} y={-2} r={2} fill={art('ink')} />
      <Line d={has ? 'M-5 4q5 5 10 0' : 'M-4 6h8'} stroke={art('ink')} w={2} />
    </>
  )
}
