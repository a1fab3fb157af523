import { art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect, Ring, Turn } from '../shapes.tsx'

export function ChestBag() {
  return (
    <>
      <Line d="M27 63L68 82" stroke={art('ink')} w={4} />
      <Turn deg={18} x={48} y={74}>
        <Rect x={35} y={66} w={26} h={16} r={6} fill={art('violet')} />
        <Line d="M40 71h16" stroke={art('white')} w={2.2} />
        <Dot x={56} y={71} r={1.8} fill={art('cream')} />
      </Turn>
    </>
  )
}

export function ClothBag() {
  return (
    <>
      <Line d="M68 63L24 73" stroke={art('cream')} w={4} />
      <Rect x={11} y={70} w={23} h={20} r={4} fill={art('cream')} />
      <Line d="M15 74h15" stroke={art('wood')} w={2} />
      <Leaf x={22.5} y={87} l={11} deg={16} />
    </>
  )
}

/** ย่าม: woven bands and a fringe. */
export function WovenBag() {
  return (
    <>
      <Line d="M28 63L72 73" stroke={art('coral')} w={4.5} />
      <Line d="M65 88v4M70 88v4M75 88v4M80 88v4" stroke={art('coral')} w={2.2} />
      <Rect x={61} y={69} w={23} h={20} r={4} fill={art('coral')} />
      <Rect x={61} y={74} w={23} h={5} fill={art('violet')} />
      <Line d="M62.5 84l3.5-3 3.5 3 3.5-3 3.5 3 3.5-3 2 2" stroke={art('cream')} w={2} />
    </>
  )
}

export function Camera() {
  return (
    <>
      <Line d="M29 63L42 74M67 63L54 74" stroke={art('wood-deep')} w={3} />
      <Rect x={39} y={68} w={9} h={6} r={2} fill={art('ink')} />
      <Rect x={34} y={71} w={28} h={17} r={5} fill={art('ink')} />
      <Dot x={48} y={80} r={6} fill={art('sky')} />
      <Ring x={48} y={80} r={6} stroke={art('white')} w={2} />
      <Dot x={57.5} y={75} r={1.6} fill={art('coral')} />
    </>
  )
}
