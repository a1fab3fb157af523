import type { ReactNode } from 'react'
import { type ArtColor, art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'

function Pot({ fill, rim, children }: { fill: ArtColor; rim: ArtColor; children: ReactNode }) {
  return (
    <>
      <Shadow x={56} y={209} w={56} />
      {children}
      <SoftShape d="M38 184H74L70 203H42Z" fill={art(fill)} w={7} />
      <Rect x={31} y={176} w={50} h={10} r={5} fill={art(rim)} />
    </>
  )
}

export function CactusPot() {
  return (
    <Pot fill="coral" rim="wood">
      <Line d="M44 160H34V148M68 154H80V142" stroke={art('leaf')} w={11} />
      <Rect x={43} y={122} w={26} h={58} r={13} fill={art('leaf')} />
      <Line d="M51 134v6M60 142v6M51 152v6M61 160v6" stroke={art('cream')} w={2.4} />
      <Dot x={56} y={122} r={6} fill={art('rose')} />
      <Dot x={56} y={122} r={2.2} fill={art('cream')} />
    </Pot>
  )
}

export function MonsteraPot() {
  return (
    <Pot fill="white" rim="cream">
      <Line d="M56 180Q50 150 30 138M56 180V130M56 180Q62 152 84 144" stroke={art('leaf-deep')} w={3.5} />
      <Leaf x={38} y={150} l={44} deg={-46} />
      <Leaf x={76} y={154} l={42} deg={50} />
      <Leaf x={56} y={146} l={50} deg={4} fill={art('leaf-deep')} vein={art('leaf')} />
    </Pot>
  )
}

/** ลิ้นมังกร. */
export function SnakePot() {
  return (
    <Pot fill="violet" rim="ink">
      <SoftShape d="M46 182Q32 150 30 122Q44 146 52 182Z" fill={art('mint')} w={5} />
      <SoftShape d="M66 182Q80 156 82 130Q68 152 60 182Z" fill={art('mint')} w={5} />
      <SoftShape d="M49 182Q46 140 55 104Q66 140 63 182Z" fill={art('leaf-deep')} w={5} />
      <Line d="M56 122V172M38 140L46 168M74 146L66 170" stroke={art('cream')} w={2.2} />
    </Pot>
  )
}

const CHILIES = [
  [40, 146],
  [56, 152],
  [72, 142],
  [62, 132],
] as const

export function ChiliPot() {
  return (
    <Pot fill="rose" rim="coral">
      <Line d="M56 180V128M56 158L40 140M56 154L72 136" stroke={art('leaf-deep')} w={3.5} />
      <Leaf x={42} y={142} l={24} deg={-52} />
      <Leaf x={70} y={138} l={24} deg={52} />
      <Leaf x={56} y={132} l={28} deg={-8} />
      <Leaf x={56} y={156} l={20} deg={64} />
      {CHILIES.map(([x, y]) => (
        <Line key={x} d={`M${x} ${y}q4 6 1 13`} stroke={art('coral')} w={5} />
      ))}
    </Pot>
  )
}
