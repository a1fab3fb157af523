import type { ReactNode } from 'react'
import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { sway } from '../motion.ts'
import { Sized } from '../stage.tsx'
import { Duck } from './town.tsx'

/** What a snack and a drink cost together, in baht; made up, tax included. */
export const snack = 42

/** A street whose surface is at y. */
export function Street({ view, y }: { view: View; y: number }) {
  return (
    <>
      <Rect x={-20} y={y} w={view.w + 40} h={view.h} fill={art('ink')} />
      {Array.from({ length: 8 }, (_, i) => (
        <Rect key={i} x={i * 110 - 20} y={y + 44} w={60} h={9} r={4} fill={art('koin')} />
      ))}
    </>
  )
}

/** A hole in the street, 190 wide around 0,0, full of rain; its tenant may move out by `gone`. */
export function Hole({ t, gone = 0 }: { t: number; gone?: number }) {
  return (
    <>
      <SoftShape d="M-88 -4L-60 16L-20 26L30 24L68 14L88 -4Z" fill={art('wood-deep')} w={12} />
      <Rect x={-82} y={-8} w={164} h={22} r={11} fill={art('sky')} />
      <Sized x={-20 + sway(t, 22, 3) + gone * 300} y={2 + sway(t, 2, 1) - gone * 30} k={1.15} turn={sway(t, 5, 1.4)}>
        <Duck />
      </Sized>
    </>
  )
}

/** A receipt of 200 × 270 around 0,0; `shown` 0 to 1 prints its lines. */
export function Receipt({ shown, isMarked }: { shown: number; isMarked: boolean }) {
  const lines = [
    { name: 'น้ำอัดลม + ขนม', sum: '' },
    { name: 'รวม', sum: `${snack} บาท` },
    { name: 'VAT รวมแล้ว', sum: '' },
  ]
  return (
    <>
      <path d="M-104 -130H104V126L78 140L52 126L26 140L0 126L-26 140L-52 126L-78 140L-104 126Z" fill={art('white')} />
      {isMarked && <Rect x={-96} y={68} w={192} h={46} r={12} fill={art('koin')} />}
      {lines.map(({ name, sum }, i) =>
        shown * 3 < i + 0.5 ? null : (
          <g key={name}>
            <Word x={-88} y={-78 + i * 84} size={26} anchor="start" halo={null}>
              {name}
            </Word>
            <Word x={88} y={-78 + i * 84} size={26} anchor="end" halo={null}>
              {sum || ' '}
            </Word>
          </g>
        ),
      )}
      <Rect x={-88} y={-48} w={176} h={6} r={3} fill={art('stage-2')} />
      <Rect x={-88} y={36} w={176} h={6} r={3} fill={art('stage-2')} />
    </>
  )
}

/** A round picture of 100 around 0,0. */
export function Badge({ fill, children }: { fill: ArtColor; children: ReactNode }) {
  return (
    <>
      <Dot x={0} y={4} r={50} fill={art('shadow')} />
      <Dot x={0} y={0} r={50} fill={art(fill)} />
      {children}
    </>
  )
}

/** What a day uses that everybody paid for together. */
export const used = [
  { time: '06:40', name: 'ไฟถนน', fill: 'violet', thing: <Lamp /> },
  { time: '08:00', name: 'ครู ห้องเรียน', fill: 'mint', thing: <Board /> },
  { time: '12:10', name: 'คนตรวจน้ำดื่ม', fill: 'sky', thing: <Glass /> },
  { time: '15:50', name: 'รถดับเพลิง', fill: 'rose', thing: <Truck /> },
] as const satisfies { time: string; name: string; fill: ArtColor; thing: ReactNode }[]

function Lamp() {
  return (
    <>
      <Line d="M-14 34V-26Q-14 -34 -6 -34H8" stroke={art('ink')} w={7} />
      <SoftShape d="M2 -30H22L30 6H-6Z" fill={art('koin')} w={6} />
    </>
  )
}

function Board() {
  return (
    <>
      <Rect x={-32} y={-28} w={64} h={46} r={7} fill={art('wood-deep')} />
      <Rect x={-27} y={-23} w={54} h={36} r={4} fill={art('leaf-deep')} />
      <Line d="M-16 -4h12M-10 -10v12M6 -4h12" stroke={art('white')} w={4} />
      <Line d="M-18 20V34M18 20V34" stroke={art('wood-deep')} w={6} />
    </>
  )
}

function Glass() {
  return (
    <>
      <SoftShape d="M-20 -30H20L14 32H-14Z" fill={art('white')} w={6} />
      <SoftShape d="M-16 -8H16L12 29H-12Z" fill={art('sky')} w={4} />
      <Line d="M-8 8L-1 15L11 1" stroke={art('leaf-deep')} w={6} />
    </>
  )
}

function Truck() {
  return (
    <>
      <Rect x={-38} y={-12} w={52} h={30} r={6} fill={art('coral')} />
      <SoftShape d="M18 -12H32L38 4V16H18Z" fill={art('coral')} w={6} />
      <Line d="M-34 -20H10" stroke={art('white')} w={6} />
      <Dot x={-22} y={22} r={9} fill={art('ink')} />
      <Dot x={24} y={22} r={9} fill={art('ink')} />
    </>
  )
}
