import { art, artWorld } from '../art-color.ts'
import { Line, Rect, SoftShape } from '../shapes.tsx'

/** The wall of the room ends and its floor begins here, on the 360 × 240 grid. */
const floorTop = 176
const depth = 240 - floorTop

export function PlankFloor() {
  return (
    <>
      <Rect x={0} y={floorTop} w={360} h={depth} fill={art('wood')} />
      <Line
        d="M0 197H360M0 219H360M70 180V197M210 180V197M320 180V197M140 197V219M270 197V219M40 219V240M190 219V240M310 219V240"
        stroke={art('wood-deep')}
        w={2.5}
      />
      <Rect x={0} y={floorTop - 4} w={360} h={6} fill={art('wood-deep')} />
    </>
  )
}

export function TiledFloor() {
  return (
    <>
      <Rect x={0} y={floorTop} w={360} h={depth} fill={artWorld(4, 'sky')} />
      <Line
        d="M0 198H360M0 220H360M20 178L0 240M60 178L44 240M100 178L88 240M140 178L132 240M180 178V240M220 178L228 240M260 178L272 240M300 178L316 240M340 178L360 240"
        stroke={artWorld(4, 'ground')}
        w={2.5}
      />
      <Line d="M14 198H360" stroke={artWorld(4, 'lip')} w={8} dash="0 41.5" />
      <Rect x={0} y={floorTop - 4} w={360} h={6} fill={artWorld(4, 'lip')} />
    </>
  )
}

export function RoundRug() {
  return (
    <>
      <Rect x={66} y={188} w={228} h={42} r={21} fill={art('coral')} />
      <Rect x={80} y={194} w={200} h={30} r={15} fill={art('cream')} />
      <Rect x={96} y={200} w={168} h={18} r={9} fill={art('rose')} />
    </>
  )
}

/** เสื่อกก. */
export function ReedMat() {
  return (
    <>
      <SoftShape d="M88 190H272L302 228H58Z" fill={art('cream')} w={6} />
      <Line d="M83 197H277M72 211H288M62 225H298" stroke={art('coral')} w={3} />
      <Line d="M78 204H282M67 218H293" stroke={art('leaf-deep')} w={2.5} />
    </>
  )
}
