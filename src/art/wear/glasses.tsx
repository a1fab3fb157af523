import { art } from '../art-color.ts'
import { Line, Rect } from '../shapes.tsx'

const INK = art('ink')

export function SquareGlasses() {
  return (
    <>
      <Line d="M28 46h17v14H28ZM51 46h17v14H51Z" stroke={INK} w={2.6} />
      <Line d="M45 51h6M28 50l-5-2M68 50l5-2" stroke={INK} w={2.6} />
    </>
  )
}

export function HeartGlasses() {
  return (
    <>
      <Line d="M45 50h6M28 50l-5-2M68 50l5-2" stroke={art('coral')} w={2.6} />
      {[37, 59].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 63C${x - 11} 56 ${x - 12} 46 ${x - 5} 45Q${x} 45 ${x} 49Q${x} 45 ${x + 5} 45C${x + 12} 46 ${x + 11} 56 ${x} 63Z`}
            fill={art('coral')}
          />
          <Line d={`M${x - 5} 50l2-2`} stroke={art('white')} w={2.4} />
        </g>
      ))}
    </>
  )
}

export function SwimGoggles() {
  return (
    <>
      <Line d="M21 54H28M68 54H75M46 53h4" stroke={INK} w={4} />
      {[28, 50].map((x) => (
        <g key={x}>
          <Rect x={x} y={46} w={18} h={15} r={7} fill={art('sky')} opacity={0.6} />
          <Line d={`M${x + 7} 46h4a7 7 0 0 1 0 15h-4a7 7 0 0 1 0-15Z`} stroke={INK} w={2.4} />
        </g>
      ))}
    </>
  )
}
