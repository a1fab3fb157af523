import { art } from './art-color.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { Dot, Line, Rect, Sprout } from './shapes.tsx'

/** The mark: กล้า's head with its sprout, drawn bolder than the person since it is seen at 24–40 px. The word is HTML. */
export function Logo(props: PictureProps) {
  return (
    <Picture kind="logo" {...props}>
      <Mark />
    </Picture>
  )
}

/** What the mark is made of; it fills 80 units from 8,4. */
export function Mark() {
  return (
    <>
      <Sprout x={48} y={36} k={1.45} />
      <Rect x={16} y={33} w={64} h={49} r={24.5} fill={art('leaf')} />
      <Rect x={32} y={48} w={9} h={12} r={4.5} fill={art('ink')} />
      <Rect x={55} y={48} w={9} h={12} r={4.5} fill={art('ink')} />
      <Dot x={38} y={51} r={2} fill={art('white')} />
      <Dot x={61} y={51} r={2} fill={art('white')} />
      <Line d="M42 65q6 6 12 0" stroke={art('ink')} w={3.6} />
      <Rect x={21.5} y={60} w={9} h={6} r={3} fill={art('cheek')} />
      <Rect x={65.5} y={60} w={9} h={6} r={3} fill={art('cheek')} />
    </>
  )
}
