import type { ReactElement } from 'react'
import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import { art, artCloud, type World } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Pile, Rect, Shadow } from '../shapes.tsx'
import { lessonThings } from '../worlds/lesson-things.tsx'
import { moneyThings } from '../worlds/money-things.tsx'
import { placeThings } from '../worlds/place-things.tsx'
import { whoOf } from '../worlds/world-people.ts'
import { deviceThings } from './device-things.tsx'
import { goodsThings } from './goods-things.tsx'
import { paperThings } from './paper-things.tsx'

const coins = <Pile x={20} y={36} n={3} w={26} h={7} />
const things = {
  ...lessonThings,
  ...moneyThings,
  ...placeThings,
  ...deviceThings,
  ...goodsThings,
  ...paperThings,
  coins,
}
type Thing = keyof typeof things

/** What stands in front, and what stands beside it. */
const scenes: Record<QuestionSceneName, readonly [Thing, Thing]> = {
  account: ['bank', 'ledger'],
  bag: ['bag', 'tag'],
  bank: ['bank', 'coins'],
  basket: ['basket', 'tag'],
  bicycle: ['bicycle', 'coins'],
  bond: ['bond', 'coins'],
  book: ['book', 'tag'],
  bottle: ['bottle', 'tag'],
  budget: ['pie', 'coins'],
  bus: ['bus', 'clock'],
  cake: ['cake', 'tag'],
  calendar: ['week', 'coins'],
  call: ['call', 'chat'],
  camera: ['cam', 'tag'],
  camp: ['camp', 'coins'],
  card: ['card', 'receipt'],
  cat: ['cat', 'pot'],
  chart: ['wave', 'coins'],
  chat: ['chat', 'phone'],
  circle: ['circle', 'week'],
  city: ['city', 'coins'],
  clip: ['video', 'cam'],
  clock: ['clock', 'coins'],
  company: ['company', 'coins'],
  contract: ['contract', 'coins'],
  cooperative: ['shop', 'book'],
  crypto: ['wave', 'phone'],
  cup: ['cup', 'tag'],
  currency: ['currency', 'coins'],
  deposit: ['bank', 'days'],
  dice: ['dice', 'coins'],
  donation: ['pot', 'coins'],
  drawing: ['drawing', 'coins'],
  electricity: ['lamp', 'receipt'],
  envelope: ['envelope', 'coins'],
  factory: ['factory', 'coins'],
  fan: ['fan', 'tag'],
  form: ['form', 'contract'],
  fruit: ['fruit', 'tag'],
  fund: ['pie', 'grow'],
  gacha: ['gacha', 'coins'],
  game: ['game', 'coins'],
  gift: ['gift', 'coins'],
  goal: ['target', 'steps'],
  gold: ['gold', 'coins'],
  'gold-bars': ['bars', 'tag'],
  guitar: ['guitar', 'tag'],
  headphones: ['phones', 'tag'],
  home: ['home', 'coins'],
  identity: ['identity', 'contract'],
  instalments: ['slices', 'coins'],
  insurance: ['brolly', 'contract'],
  interest: ['interest', 'clock'],
  jar: ['jar', 'coins'],
  key: ['key', 'phone'],
  laptop: ['laptop', 'tag'],
  law: ['law', 'contract'],
  loan: ['loan', 'clock'],
  market: ['shop', 'basket'],
  meal: ['noodles', 'tag'],
  medicine: ['medicine', 'receipt'],
  megaphone: ['megaphone', 'phone'],
  money: ['pouch', 'coins'],
  motorbike: ['motorbike', 'coins'],
  music: ['music', 'phone'],
  news: ['news', 'coins'],
  parcel: ['parcel', 'phone'],
  passbook: ['ledger', 'coins'],
  phone: ['phone', 'coins'],
  printer: ['printer', 'coins'],
  qr: ['qr', 'phone'],
  rain: ['brolly', 'coins'],
  room: ['room', 'coins'],
  school: ['school', 'book'],
  ship: ['ship', 'currency'],
  shirt: ['shirt', 'tag'],
  shoes: ['shoes', 'tag'],
  shop: ['shop', 'coins'],
  slip: ['receipt', 'coins'],
  snack: ['snack', 'tag'],
  stock: ['stock', 'coins'],
  tag: ['tag', 'basket'],
  tax: ['tax', 'form'],
  ticket: ['ticket', 'coins'],
  train: ['train', 'ticket'],
  wallet: ['wallet', 'coins'],
  work: ['envelope', 'clock'],
}

/**
 * The scene above a question on a 320×120: the thing that the question names, and one beside it. It is drawn far beyond
 * the view box, so that a box of any shape is filled.
 */
export function QuestionSceneArt({ name, ...picture }: PictureProps & { name: QuestionSceneName }): ReactElement {
  const [main, side] = scenes[name]
  return (
    <Picture kind="question" {...picture}>
      <Rect x={-600} y={-300} w={1520} h={600} fill={art('stage')} />
      <path d="M-600 104Q-300 60-70 96Q20 56 132 88T330 70T920 104V220H-600Z" fill={art('stage-2')} />
      <Rect x={-600} y={99} w={1520} h={200} fill={art('ground')} />
      <Dot x={296} y={20} r={11} fill={artCloud} opacity={0.8} />
      <Cloud x={18} y={20} k={0.8} fill={artCloud} />
      <Cloud x={176} y={12} k={0.6} fill={artCloud} />
      <Shadow x={105} y={101} w={76} />
      <At x={63} y={19} s={2.1}>
        {things[main]}
      </At>
      <Shadow x={177} y={103} w={40} />
      <At x={155} y={60} s={1.1}>
        {things[side]}
      </At>
    </Picture>
  )
}

/** The person of a world who thinks about the question; its place in the scene is on the file's own 96 grid. */
export function Thinker({ world }: { world: World }): ReactElement {
  return (
    <Picture kind="person">
      <Person who={whoOf[world]} face="think" arms={['down', 'hip']} />
    </Picture>
  )
}
