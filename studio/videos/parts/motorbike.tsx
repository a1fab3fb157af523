import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Sized } from '../stage.tsx'

/** A wheel of radius 34 around 0,0; `flat` 0 to 1 lets the air out. */
export function Wheel({ turn, flat = 0 }: { turn: number; flat?: number }) {
  return (
    <g transform={`translate(0 ${(flat * 8).toFixed(1)}) scale(1 ${(1 - flat * 0.24).toFixed(3)})`}>
      <Dot x={0} y={0} r={34} fill={art('ink')} />
      <Dot x={0} y={0} r={22} fill={art('shadow')} />
      <Sized x={0} y={0} k={1} turn={turn}>
        <Line d="M-20 0H20M0 -20V20M-14 -14L14 14M14 -14L-14 14" stroke={art('white')} w={3.4} />
      </Sized>
      <Dot x={0} y={0} r={7} fill={art('ink')} />
    </g>
  )
}

type BikeProps = { t: number; speed: number; flat?: number; face: 'smile' | 'wow' | 'oops' | 'glad'; isAlone?: boolean }

/** A small motorbike with its rider in a helmet, 240 wide; the road is at 0. */
export function Bike({ t, speed, flat = 0, face, isAlone = false }: BikeProps) {
  const hop = speed > 0 ? Math.sin(t * 16) * 1.6 : 0
  return (
    <>
      <Sized x={-76} y={-34} k={1}>
        <Wheel turn={t * 400 * speed} flat={flat} />
      </Sized>
      <Sized x={84} y={-34} k={1}>
        <Wheel turn={t * 400 * speed} />
      </Sized>
      <g transform={`translate(0 ${hop.toFixed(2)}) rotate(${(-flat * 4).toFixed(2)})`}>
        {!isAlone && (
          <g transform="translate(-78 -200) scale(1.35)">
            <Person who="aom" face={face} arms={['down', 'wave']} floor={false} />
            <path d="M15 52a33 33 0 0 1 66 0q-33 -14 -66 0Z" fill={art('coral')} />
            <Line d="M18 52q30 -13 60 0" stroke={art('white')} w={5} />
          </g>
        )}
        <SoftShape d="M-104 -74H4L24 -48H58L40 -24H-46L-60 -44H-92Z" fill={art('violet')} w={18} />
        <Line d="M84 -36L62 -116" stroke={art('wood-deep')} w={10} />
        <Line d="M62 -116L38 -124" stroke={art('ink')} w={10} />
        <SoftShape d="M52 -52L66 -104L80 -96L88 -62Z" fill={art('violet')} w={12} />
        <Dot x={86} y={-92} r={11} fill={art('koin')} />
        <Rect x={-104} y={-92} w={96} h={18} r={9} fill={art('ink')} />
      </g>
    </>
  )
}

/** A road that has run `run` units, with shrubs beside it; its edge is at y. */
export function Road({ view, y, run }: { view: View; y: number; run: number }) {
  const lap = view.w + 120
  return (
    <>
      {[0, 1, 2].map((i) => {
        const x = ((((i * lap) / 3 - run * 0.5) % lap) + lap) % lap
        return (
          <g key={i}>
            <Dot x={x - 60} y={y - 20} r={30} fill={art('leaf-deep')} />
            <Dot x={x - 30} y={y - 14} r={24} fill={art('leaf')} />
          </g>
        )
      })}
      <Rect x={-20} y={y - 10} w={view.w + 40} h={60} fill={art('ink')} />
      {Array.from({ length: 9 }, (_, i) => (
        <Rect
          key={i}
          x={((((i * 90 - run) % 810) + 810) % 810) - 90}
          y={y + 16}
          w={46}
          h={7}
          r={3.5}
          fill={art('cream')}
        />
      ))}
    </>
  )
}
