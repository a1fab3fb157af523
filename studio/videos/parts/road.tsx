import type { ReactNode } from 'react'
import { art, artWorld } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Cloud, Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import { Tree } from '../../../src/art/things.tsx'
import type { View } from '../film.ts'
import { by, Sized } from '../stage.tsx'

/** A motorbike about 150 wide; its wheels stand on y 0. `turned` is how far they have turned, in degrees. */
export function Bike({ turned, rider = true }: { turned: number; rider?: boolean }) {
  return (
    <>
      <Rect x={-78} y={-3} w={160} h={6} r={3} fill={art('shadow')} />
      {[-50, 52].map((x) => (
        <g key={x} transform={`translate(${x} -24) rotate(${(turned % 360).toFixed(1)})`}>
          <Dot x={0} y={0} r={24} fill={art('ink')} />
          <Dot x={0} y={0} r={14} fill={art('shadow')} />
          <Line d="M-12 0H12M0 -12V12" stroke={art('white')} w={2.6} />
        </g>
      ))}
      <Line d="M52 -24L36 -86M36 -86L22 -92" stroke={art('wood-deep')} w={7} />
      <SoftShape d="M-58 -56L-12 -58L8 -38L34 -50L30 -28L-40 -26Z" fill={art('coral')} w={12} />
      <Rect x={-70} y={-72} w={64} h={14} r={7} fill={art('ink')} />
      <SoftShape d="M38 -40Q58 -62 76 -40Z" fill={art('coral')} w={7} />
      <Dot x={44} y={-74} r={9} fill={art('cream')} />
      {rider && (
        <At x={-84} y={-152} s={1.06}>
          <Person who="kla" face="smile" arms={['down', 'hold']} floor={false}>
            <SoftShape d="M24 44Q26 18 50 18T74 44Z" fill={art('violet')} w={8} />
            <Rect x={22} y={40} w={56} h={8} r={4} fill={art('cream')} />
          </Person>
        </At>
      )}
    </>
  )
}

/** The upper edge of the road. */
export const ground = (view: View) => by(view, 292, 508)

/** The road that passes: `far` is how far the bike has come, in units. */
export function Road({ view, far, children }: { view: View; far: number; children?: ReactNode }) {
  const y = ground(view)
  const loop = (x: number, speed: number, long: number) => (((x - far * speed) % long) + long) % long
  return (
    <>
      <Rect x={0} y={0} w={view.w} h={view.h} fill={artWorld(4, 'sky')} />
      {[0, 1, 2].map((i) => (
        <Cloud
          key={i}
          x={loop(i * 290, 0.12, 860) - 110}
          y={by(view, 50, 120) + i * by(view, 22, 46)}
          k={1.7 - i * 0.3}
        />
      ))}
      {[0, 1, 2, 3].map((i) => (
        <SoftShape
          key={i}
          d={`M${loop(i * 260, 0.3, 1040) - 200} ${y}q110 -${90 + i * 14} 220 0Z`}
          fill={artWorld(4, 'hill')}
          w={10}
        />
      ))}
      {[0, 1, 2, 3, 4].map((i) => (
        <Tree
          key={i}
          x={loop(i * 190, 0.7, 950) - 120}
          y={y - 12}
          h={70 + (i % 3) * 22}
          fill={art('mint')}
          lit={art('leaf')}
        />
      ))}
      <Rect x={0} y={y - 14} w={view.w} h={view.h} fill={art('ink')} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <Rect
          key={i}
          x={loop(i * 110, 1, 880) - 110}
          y={y + by(view, 20, 30)}
          w={56}
          h={7}
          r={3.5}
          fill={art('cream')}
        />
      ))}
      {children}
    </>
  )
}

/** What waits beside the road: a sign with its name over a thing. */
export function Stop({ index, x, y, view }: { index: number; x: number; y: number; view: View }) {
  const things: ReactNode[] = [
    <>
      <Line d="M0 0V-74" stroke={art('wood-deep')} w={9} />
      <SoftShape d="M-46 -96H26L50 -78L26 -60H-46Z" fill={art('violet')} w={10} />
      <Line d="M-34 -88L-8 -68M-8 -68v-14M-8 -68h-14" stroke={art('white')} w={6} />
    </>,
    <>
      <Rect x={-34} y={-104} w={62} h={104} r={14} fill={art('coral')} />
      <Rect x={-24} y={-92} w={42} h={30} r={7} fill={art('cream')} />
      <Line d="M28 -70q20 4 16 30t8 26" stroke={art('ink')} w={6} />
    </>,
    <>
      <Dot x={0} y={-40} r={40} fill={art('ink')} />
      <Dot x={0} y={-40} r={21} fill={art('sky')} />
      <Line d="M30 -92L-10 -44" stroke={art('wood')} w={12} />
    </>,
    <>
      <Rect x={-38} y={-100} w={76} h={98} r={12} fill={art('white')} />
      <Line d="M-22 -78H22M-22 -58H22M-22 -38H2" stroke={art('mint')} w={7} />
      <Dot x={20} y={-24} r={14} fill={art('leaf-deep')} />
    </>,
    <>
      <SoftShape d="M-34 -88L0 -102L34 -88V-46Q28 -14 0 0Q-28 -14 -34 -46Z" fill={art('rose')} w={10} />
      <Line d="M-15 -50L-3 -38L17 -64" stroke={art('white')} w={9} />
    </>,
  ]
  return (
    <Sized x={x} y={y} k={by(view, 1.1, 1.3)}>
      {things[index]}
    </Sized>
  )
}
