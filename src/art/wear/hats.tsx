import { art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect } from '../shapes.tsx'

/** งอบ: palm leaf, as it is worn in the fields. */
export function StrawHat() {
  return (
    <>
      <path d="M13 46Q30 41 36 30Q41 22 48 22T60 30Q66 41 83 46Q48 55 13 46Z" fill={art('cream')} />
      <Line d="M25 45Q48 51 71 45M33 37Q48 41 63 37M39 29Q48 31 57 29" stroke={art('wood')} w={2} />
    </>
  )
}

export function BucketHat() {
  return (
    <>
      <path d="M29 41L33 27Q34 23 38 23H58Q62 23 63 27L67 41Z" fill={art('sky')} />
      <path d="M18 49Q21 38 33 38H63Q75 38 78 49Q48 43 18 49Z" fill={art('sky')} />
      <Line d="M32 36.5Q48 39 64 36.5" stroke={art('white')} w={3} />
    </>
  )
}

export function Beanie() {
  return (
    <>
      <Dot x={48} y={21} r={6.5} fill={art('cream')} />
      <path d="M25 45C25 29 36 24 48 24S71 29 71 45Z" fill={art('rose')} />
      <Line d="M37 29v10M48 27v12M59 29v10" stroke={art('cream')} w={2.2} />
      <Rect x={22} y={39} w={52} h={9} r={4.5} fill={art('cream')} />
    </>
  )
}

export function BikeHelmet() {
  return (
    <>
      <Line d="M27 47L34 63M69 47L62 63" stroke={art('ink')} w={2.2} />
      <path d="M22 46C21 28 34 21 48 21S75 28 74 46Z" fill={art('coral')} />
      <Line d="M38 27Q35 33 35 39M48 25v14M58 27Q61 33 61 39" stroke={art('white')} w={3.5} />
      <Rect x={20} y={42} w={56} h={6} r={3} fill={art('ink')} />
    </>
  )
}

function Flower({ x, y }: { x: number; y: number }) {
  const petals = [
    [0, -4.2],
    [4, -1.3],
    [2.5, 3.4],
    [-2.5, 3.4],
    [-4, -1.3],
  ] as const
  return (
    <>
      {petals.map(([dx, dy]) => (
        <Dot key={`${dx} ${dy}`} x={x + dx} y={y + dy} r={3.2} fill={art('white')} />
      ))}
      <Dot x={x} y={y} r={2.4} fill={art('coral')} />
    </>
  )
}

/** Flowers of ลีลาวดี on a twig. */
export function FlowerCrown() {
  return (
    <>
      <Line d="M24 47Q48 35 72 47" stroke={art('leaf-deep')} w={4} />
      <Leaf x={40} y={41} l={9} deg={-30} fill={art('mint')} />
      <Leaf x={56} y={41} l={9} deg={30} fill={art('mint')} />
      <Flower x={31} y={43} />
      <Flower x={48} y={38} />
      <Flower x={65} y={43} />
    </>
  )
}
