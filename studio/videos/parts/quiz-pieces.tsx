import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Rect } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { by, Sized } from '../stage.tsx'

/** What the quiz asks; the sweet needs the first only, and even that may be made up. */
export const asked = [
  { text: 'ชื่อเล่น', fill: 'leaf' },
  { text: 'วันเกิด', fill: 'mint' },
  { text: 'โรงเรียน', fill: 'sky' },
  { text: 'เบอร์โทร', fill: 'rose' },
  { text: 'ชื่อแม่', fill: 'violet' },
  { text: 'เลขบัตร 13 หลัก', fill: 'coral' },
] as const satisfies { text: string; fill: ArtColor }[]

/** Where the piece with this number lies in the wall: two columns in the tall picture, one in the wide one. */
export function placeOf(i: number, view: View): readonly [number, number] {
  return view.isTall ? [98 + (i % 2) * 164, 354 + Math.floor(i / 2) * 66] : [474, 40 + i * 45]
}

/** A piece of the wall. */
export function Piece({
  i,
  view,
  x,
  y,
  turn = 0,
  k = 1,
}: {
  i: number
  view: View
  x: number
  y: number
  turn?: number
  k?: number
}) {
  const { text, fill } = asked[i]!
  const [w, h] = by(view, [290, 42], [158, 60])
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <Rect x={-w / 2} y={-h / 2} w={w} h={h} r={13} fill={art(fill)} />
      <Word x={0} y={0} size={by(view, 28, 26)} halo={null}>
        {view.isTall && i === 5 ? 'เลขบัตร' : text}
      </Word>
    </Sized>
  )
}
