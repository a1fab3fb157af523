import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Koin, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Flower, Tree } from '../things.tsx'

const FERN = [18, 29, 40]

/** A fern leaning right: leaflets in pairs, smaller towards its tip. */
function Fern() {
  return (
    <g transform="translate(190 104) rotate(13)">
      <Line d="M0 0V-56" stroke={art('mint')} w={3.5} />
      {FERN.map((y) => (
        <g key={y}>
          <Leaf x={0} y={-y} l={32 - y * 0.32} deg={-58} fill={art('mint')} />
          <Leaf x={0} y={-y - 3} l={32 - y * 0.32} deg={58} fill={art('mint')} />
        </g>
      ))}
      <Leaf x={0} y={-50} l={18} deg={0} fill={art('mint')} />
    </g>
  )
}

/** Three coral leaves on one stalk. */
function Trefoil() {
  return (
    <>
      <Line d="M216 106l9-24" stroke={art('leaf-deep')} w={3.5} />
      <Leaf x={225} y={82} l={25} deg={-38} fill={art('coral')} vein={art('cream')} />
      <Leaf x={225} y={82} l={27} deg={88} fill={art('coral')} vein={art('cream')} />
      <Leaf x={225} y={83} l={30} deg={25} fill={art('coral')} vein={art('cream')} />
    </>
  )
}

/** Many kinds in one basket, no two of the same size. */
function Harvest() {
  return (
    <>
      <g transform="translate(146 106) rotate(-27) scale(.62 1)">
        <Leaf x={0} y={0} l={64} deg={0} fill={art('violet')} vein={art('white')} />
      </g>
      <Fern />
      <Trefoil />
      <Leaf x={166} y={106} l={60} deg={-7} />
      <Koin x={140} y={99} r={12} />
      <Koin x={182} y={95} r={16} />
      <Koin x={213} y={100} r={11} />
    </>
  )
}

/** งอก carries a basket of koin and leaves of many kinds; where they grew stands behind. */
export function FundBasketCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={34} y={34} k={0.9} />
      <Cloud x={252} y={34} k={1.1} />
      <Tree x={284} y={150} h={74} fill={art('mint')} lit={art('leaf')} />
      <Flower x={256} y={150} h={30} fill={art('coral')} />
      <Flower x={302} y={157} h={20} fill={art('rose')} />
      <Shadow x={178} y={162} w={124} />
      <Line d="M124 108C124 8 232 8 232 108" stroke={art('wood-deep')} w={6} />
      <Harvest />
      <SoftShape d="M126 110H230L218 155H138Z" fill={art('wood')} w={12} />
      <Line d="M132 124H224M136 138H220M140 151H216" stroke={art('wood-deep')} w={3} dash="13 9" />
      <Rect x={114} y={104} w={128} h={12} r={6} fill={art('wood-deep')} />
      <At x={22} y={66} s={1.06}>
        <Person who="ngok" face="glad" arms={['down', 'wave']} />
      </At>
    </Picture>
  )
}
