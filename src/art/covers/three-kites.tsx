import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Leaf, Line, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Tree } from '../things.tsx'

interface KiteProps {
  fill: string
  bow: string
}

/** A kite 44 wide and 56 high with its tail; 0, 0 is where its sticks cross. */
function Kite({ fill, bow }: KiteProps) {
  return (
    <>
      <Line d="M0 32q9 8 2 17t4 15" stroke={bow} w={2.5} />
      <Leaf x={4} y={46} l={10} deg={70} fill={bow} vein={bow} />
      <Leaf x={3} y={48} l={10} deg={-80} fill={bow} vein={bow} />
      <SoftShape d="M0-22L20 0L0 32L-20 0Z" fill={fill} w={5} />
      <Line d="M0-21V30M-19 0H19" stroke={art('cream')} w={2.5} />
    </>
  )
}

/** ชัวร์ flies three kites: the string of one is torn and it comes down, the others stay up. */
export function ThreeKitesCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={30} y={32} k={0.9} />
      <Cloud x={226} y={30} k={0.7} />
      <Tree x={190} y={150} h={46} />
      <Line d="M97 112Q122 90 134 50M97 112Q164 100 206 48M97 112q18 4 24 14t16 6" stroke={art('wood')} w={2} />
      <At x={134} y={44}>
        <Turn deg={8} x={0} y={0}>
          <Kite fill={art('coral')} bow={art('violet')} />
        </Turn>
      </At>
      <At x={208} y={42}>
        <Turn deg={26} x={0} y={0}>
          <Kite fill={art('violet')} bow={art('coral')} />
        </Turn>
      </At>
      <At x={268} y={116}>
        <Line d="M0 0q-18 2-24-8t-16 2" stroke={art('wood')} w={2} />
        <Turn deg={152} x={0} y={0}>
          <Kite fill={art('rose')} bow={art('leaf-deep')} />
        </Turn>
      </At>
      <Line d="M290 54v12M306 72v14" stroke={art('white')} w={3} />
      <At x={8} y={62} s={1.08}>
        <Person who="sure" bare face="wow" arms={['down', 'wave']} />
      </At>
    </Picture>
  )
}
