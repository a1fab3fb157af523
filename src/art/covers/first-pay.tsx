import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Rect, Ring, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const CUPS = [
  { x: 258, tea: 'coral' },
  { x: 284, tea: 'mint' },
] as const

/** The wall clock of the shop, a little after two. */
function Clock() {
  return (
    <>
      <Dot x={252} y={48} r={28} fill={art('white')} />
      <Ring x={252} y={48} r={27} stroke={art('wood-deep')} w={5} />
      <Line d="M252 28v4M252 64v4M232 48h4M268 48h4" stroke={art('wood')} w={3} />
      <Line d="M252 48V34M252 48l10 7" stroke={art('ink')} w={3.5} />
      <Dot x={252} y={48} r={2.6} fill={art('coral')} />
    </>
  )
}

/** Four lines and one across: how hours are counted by hand. */
function Tally({ x, y, n = 4 }: { x: number; y: number; n?: number }) {
  const lines = Array.from({ length: n }, (_, i) => `M${x + i * 6} ${y}v12`).join('')
  return <Line d={n < 4 ? lines : `${lines}M${x - 3} ${y + 10}l24-8`} stroke={art('ink')} w={2.6} />
}

/** The book in which the hours stand. */
function HourBook() {
  return (
    <Turn deg={-6} x={168} y={126}>
      <Rect x={134} y={76} w={66} h={52} r={7} fill={art('violet')} />
      <Rect x={139} y={73} w={56} h={50} r={4} fill={art('white')} />
      <Line d="M149 71v5M159 71v5M169 71v5M179 71v5M189 71v5" stroke={art('violet')} w={3} />
      <Tally x={146} y={84} />
      <Tally x={173} y={84} />
      <Tally x={146} y={104} />
      <Tally x={173} y={104} n={2} />
    </Turn>
  )
}

function Counter() {
  return (
    <>
      <Shadow x={214} y={164} w={196} />
      <Rect x={124} y={128} w={180} h={34} r={8} fill={art('sky')} />
      <Rect x={124} y={142} w={180} h={7} fill={art('white')} />
      <Rect x={116} y={122} w={196} h={11} r={5.5} fill={art('wood-deep')} />
      {CUPS.map(({ x, tea }) => (
        <g key={x}>
          <Line d={`M${x + 2} 92l4-14`} stroke={art('violet')} w={3} />
          <SoftShape d={`M${x - 8} 98h16l-3 21h-10Z`} fill={art(tea)} w={4} />
          <Line d={`M${x - 4} 117h.01M${x + 3} 117h.01M${x} 111h.01`} stroke={art('ink')} w={4} />
          <Rect x={x - 12} y={91} w={24} h={6} r={3} fill={art('white')} />
        </g>
      ))}
      <Koin x={224} y={113} r={9} />
    </>
  )
}

/** ชัวร์ in an apron checks the book of hours against the clock of the tea shop. */
export function FirstPayCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Clock />
      <Counter />
      <HourBook />
      <At x={4} y={53} s={1.2}>
        <Person who="sure" bare face="smile" arms={['hip', 'wave']}>
          <Line d="M32 66l-6-6M64 66l6-6" stroke={art('cream')} w={3} />
          <Rect x={30} y={66} w={36} h={18} r={7} fill={art('cream')} />
          <Rect x={40} y={71} w={16} h={8} r={3} fill={art('coral')} />
          <Line d="M86 50l6-14" stroke={art('koin-edge')} w={4} />
        </Person>
      </At>
    </Picture>
  )
}
