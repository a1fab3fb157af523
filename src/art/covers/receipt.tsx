import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Pile, Rect, Shadow, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

/** The receipt, as high as its reader: things, a sum, and one line that is marked. */
function Receipt() {
  return (
    <Turn deg={3} x={150} y={150}>
      <path
        d="M118 22H186V146L179.2 151L172.4 146L165.6 151L158.8 146L152 151L145.2 146L138.4 151L131.6 146L124.8 151L118 146Z"
        fill={art('white')}
        stroke={art('white')}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <Line d="M128 36h30M128 50h22M128 64h34M128 80h18" stroke={art('wood')} w={5} />
      <Line d="M170 36h6M170 50h6M170 64h6M166 80h10" stroke={art('ink')} w={5} />
      <Line d="M126 92H178" stroke={art('wood')} w={2.5} dash="1 6" />
      <Rect x={121} y={101} w={62} h={19} r={7} fill={art('koin')} />
      <Line d="M130 110.5h16" stroke={art('wood-deep')} w={5} />
      <Line d="M171 110.5h4" stroke={art('ink')} w={5} />
      <Line d="M128 133h20M164 133h12" stroke={art('ink')} w={5} />
    </Turn>
  )
}

/** Pencils in a mug, exercise books: what was bought. */
function Counter() {
  return (
    <>
      <Shadow x={252} y={165} w={120} />
      <Rect x={204} y={128} w={100} h={35} r={8} fill={art('mint')} />
      <Rect x={204} y={142} w={100} h={7} fill={art('cream')} />
      <Rect x={196} y={121} w={116} h={12} r={6} fill={art('wood-deep')} />
      <Rect x={206} y={109} w={46} h={12} r={3} fill={art('violet')} />
      <Rect x={210} y={98} w={42} h={11} r={3} fill={art('rose')} />
      <Rect x={208} y={87} w={40} h={11} r={3} fill={art('sky')} />
      <Rect x={212} y={90} w={5} h={5} r={2} fill={art('white')} />
      <Line d="M276 96l-6-28" stroke={art('coral')} w={5} />
      <Line d="M281 96V62" stroke={art('leaf')} w={5} />
      <Line d="M287 96l6-24" stroke={art('koin')} w={5} />
      <Rect x={267} y={92} w={29} h={29} r={8} fill={art('white')} />
      <Dot x={281} y={107} r={6} fill={art('coral')} />
    </>
  )
}

/** คุ้ม reads a long receipt; the marked line is the koin that lies apart. */
export function ReceiptCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Counter />
      <Receipt />
      <Shadow x={212} y={165} w={40} />
      <Pile x={222} y={164} n={3} w={28} h={8} />
      <Koin x={190} y={156} r={8.5} />
      <At x={10} y={56} s={1.16}>
        <Person who="khum" face="think" arms={['hip', 'wave']} />
      </At>
    </Picture>
  )
}
