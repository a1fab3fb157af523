import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Leaf, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Bubble, Heart, Parcel } from '../things.tsx'

/** A T-shirt that is half in the open box. */
function OpenBox() {
  return (
    <>
      <Rect x={108} y={112} w={58} h={12} fill={art('wood-deep')} />
      <SoftShape d="M124 90h7q6 5 12 0h7l9 8-5 6-4-3v22h-26v-22l-4 3-5-6Z" fill={art('rose')} w={4} />
      <Leaf x={137} y={113} l={11} deg={8} fill={art('white')} vein={art('rose')} />
      <Line d="M110 119l-11 10M164 119l12 8" stroke={art('wood-deep')} w={7} />
      <Rect x={106} y={119} w={62} h={41} r={6} fill={art('wood')} />
      <Rect x={144} y={144} w={17} h={9} r={3} fill={art('white')} />
    </>
  )
}

/** The account book: what came in on the left, what went out on the right. */
function AccountBook() {
  return (
    <>
      <Rect x={238} y={112} w={78} h={50} r={8} fill={art('violet')} />
      <Rect x={243} y={108} w={34} h={48} r={5} fill={art('white')} />
      <Rect x={277} y={108} w={34} h={48} r={5} fill={art('white')} />
      <Line d="M277 112v42" stroke={art('violet')} w={2} />
      <Line d="M249 119h6M252 116v6" stroke={art('leaf-deep')} w={2.5} />
      <Line d="M283 119h6" stroke={art('coral')} w={2.5} />
      <Line d="M249 130h20M249 138h13M249 146h17" stroke={art('mint')} w={4} />
      <Line d="M283 130h12M283 138h18" stroke={art('coral')} w={4} />
    </>
  )
}

/** กล้า packs a T-shirt; parcels and the account book stand ready. */
export function OnlineShopCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={24} y={36} k={0.8} />
      <Cloud x={262} y={52} k={0.7} />
      <Shadow x={137} y={161} w={74} />
      <OpenBox />
      <Shadow x={236} y={161} w={124} />
      <Parcel x={180} y={114} w={58} h={46} />
      <Parcel x={186} y={82} w={44} h={32} fill={art('sky')} tape={art('white')} />
      <Rect x={199} y={44} w={24} h={39} r={6} fill={art('violet')} />
      <Rect x={203} y={49} w={16} h={28} r={3} fill={art('white')} />
      <Line d="M207 63h8M207 69h5" stroke={art('coral')} w={3} />
      <Bubble x={226} y={18} w={42} h={30} fill={art('coral')} />
      <Heart x={247} y={33} k={1.2} />
      <Turn deg={-4} x={275} y={161}>
        <AccountBook />
      </Turn>
      <At x={6} y={59} s={1.12}>
        <Person who="kla" face="glad" arms={['hip', 'wave']} />
      </At>
    </Picture>
  )
}
