import { art, artWorld } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Ticket } from './premium-things.tsx'

const lamps = [96, 138, 180, 222, 264]

/** A microphone on a small stage and one ticket against its foot: the talk begins soon. */
export function EventTicketPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="arch" shadow={220} />
      <Line d="M40 44Q180 74 320 44" stroke={art('wood')} w={3} />
      {lamps.map((x, i) => (
        <Dot key={x} x={x} y={x === 180 ? 62 : i % 4 ? 60 : 56} r={7} fill={art(i % 2 ? 'coral' : 'white')} />
      ))}
      <Rect x={72} y={176} w={216} h={24} r={9} fill={art('wood-deep')} />
      <Rect x={66} y={170} w={228} h={12} r={6} fill={art('wood')} />
      <Line d="M212 170V112L196 96" stroke={art('violet')} w={7} />
      <Rect x={190} y={162} w={46} h={10} r={5} fill={art('violet')} />
      <Turn deg={-42} x={190} y={90}>
        <Rect x={183} y={88} w={14} h={28} r={5} fill={art('cream')} />
        <Dot x={190} y={80} r={15} fill={art('violet')} />
        <Line d="M179 76h22M179 84h22" stroke={art('white')} w={2.5} />
      </Turn>
      <Turn deg={-10} x={120} y={170}>
        <Ticket x={72} y={104} w={120} fill="coral" behind={artWorld(world, 'hill')} />
      </Turn>
      <Rect x={248} y={136} w={34} h={8} r={4} fill={art('leaf-deep')} />
      <Rect x={250} y={112} w={30} h={28} r={8} fill={art('leaf')} />
      <Line d="M254 144v24M276 144v24" stroke={art('leaf-deep')} w={5} />
    </Picture>
  )
}
