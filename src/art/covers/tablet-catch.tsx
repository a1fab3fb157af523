import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

/** A checked cloth (ผ้าขาวม้า) that hangs between two hands, its corners at their grip near y 100. */
function CheckedCloth() {
  return (
    <>
      <SoftShape d="M97 98Q190 142 288 92L291 112Q190 206 92 114Z" fill={art('coral')} w={6} />
      <Line d="M97 104Q190 158 288 98M96 109Q190 178 289 104" stroke={art('cream')} w={2.5} />
      <Line
        d="M117 105l-8 19M139 112l-6 26M161 117l-3 31M184 119l-1 34M208 118l3 32M231 114l7 27M254 107l9 19"
        stroke={art('sky')}
        w={3}
      />
    </>
  )
}

function Tablet() {
  return (
    <>
      <Rect x={-30} y={-23} w={60} h={46} r={8} fill={art('ink')} />
      <Rect x={-25} y={-18} w={50} h={36} r={4} fill={art('mint')} />
      <Rect x={-19} y={-11} w={20} h={5} r={2.5} fill={art('white')} />
      <Rect x={-19} y={-2} w={34} h={5} r={2.5} fill={art('white')} />
      <Rect x={-19} y={7} w={27} h={5} r={2.5} fill={art('white')} />
    </>
  )
}

/** ชัวร์ stretches a checked cloth and catches a tablet before it hits the ground. */
export function TabletCatchCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={30} y={36} k={0.9} />
      <Cloud x={252} y={36} k={1.1} />
      <Shadow x={190} y={164} w={70} />
      <Shadow x={292} y={163} w={26} />
      <Rect x={286} y={70} w={10} h={94} r={5} fill={art('leaf-deep')} />
      <Line d="M288 100h6M288 130h6" stroke={art('leaf')} w={2.5} />
      <CheckedCloth />
      <Dot x={290} y={101} r={9} fill={art('coral')} />
      <Line d="M158 30v-14M182 26v-18M206 32v-12" stroke={art('white')} w={3.5} />
      <Turn deg={-14} x={186} y={72}>
        <At x={186} y={72}>
          <Tablet />
        </At>
      </Turn>
      <At x={4} y={58} s={1.12}>
        <Person who="sure" bare face="wow" arms={['down', 'wave']} />
      </At>
    </Picture>
  )
}
