import { art } from './art-color.ts'
import { Dot, Line, Rect, Ring, SoftShape } from './shapes.tsx'

/** What avatars wear, on the 96 grid of a person: eyes at x 37.5 and 58.5, y 53; head from y 36. */
export function RoundGlasses() {
  return (
    <>
      <Ring x={37} y={53} r={8.5} stroke={art('ink')} w={2.4} />
      <Ring x={59} y={53} r={8.5} stroke={art('ink')} w={2.4} />
      <Line d="M45.5 52q2.5-2 5 0" stroke={art('ink')} w={2.4} />
    </>
  )
}

export function SunGlasses() {
  return (
    <>
      <Rect x={27} y={46} w={19} h={13} r={6} fill={art('ink')} />
      <Rect x={50} y={46} w={19} h={13} r={6} fill={art('ink')} />
      <Line d="M44 50h8" stroke={art('ink')} w={3} />
      <Line d="M31 51l4-1.5M54 51l4-1.5" stroke={art('white')} w={2} />
    </>
  )
}

export function Headphones() {
  return (
    <>
      <Line d="M20 55C20 24 76 24 76 55" stroke={art('coral')} w={5} />
      <Rect x={14} y={49} w={11} h={19} r={5.5} fill={art('coral')} />
      <Rect x={71} y={49} w={11} h={19} r={5.5} fill={art('coral')} />
    </>
  )
}

export function Cap() {
  return (
    <>
      <path d="M26 46C26 30 36 26 48 26S70 30 70 46Z" fill={art('violet')} />
      <Rect x={22} y={41} w={40} h={7} r={3.5} fill={art('ink')} />
      <Dot x={48} y={26} r={3} fill={art('ink')} />
    </>
  )
}

export function Scarf() {
  return (
    <>
      <Rect x={18} y={65} w={60} h={9} r={4.5} fill={art('coral')} />
      <Rect x={56} y={68} w={11} h={17} r={4} fill={art('coral')} />
      <Line d="M58.5 80h6" stroke={art('cream')} w={2.6} />
    </>
  )
}

export function Headband() {
  return (
    <>
      <Rect x={22} y={39} w={52} h={8} fill={art('coral')} />
      <Rect x={22} y={42} w={52} h={2.2} fill={art('white')} />
      <SoftShape d="M76 43l8-5v9Z" fill={art('coral')} w={4} />
    </>
  )
}
