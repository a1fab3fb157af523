import { art, artWorld } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Ticket } from './premium-things.tsx'

const popped = [
  [230, 88],
  [252, 74],
  [276, 86],
  [288, 100],
  [244, 100],
  [266, 100],
  [224, 104],
] as const
const seats = [74, 124, 174]

/** A cinema ticket leans on a tub of popcorn before the film begins. */
export function MovieTicketPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={220} />
      {seats.map((x) => (
        <Rect key={x} x={x} y={112} w={44} h={60} r={16} fill={artWorld(world, 'ground')} />
      ))}
      <Rect x={60} y={158} w={240} h={40} r={14} fill={artWorld(world, 'ground')} />
      <Turn deg={-9} x={142} y={150}>
        <Ticket x={70} y={122} w={150} fill="violet" behind={artWorld(world, 'ground')} />
      </Turn>
      {popped.map(([x, y], i) => (
        <g key={`${x} ${y}`}>
          <Dot x={x} y={y} r={15} fill={art(i % 3 ? 'cream' : 'white')} />
          <Dot x={x + 4} y={y + 3} r={5} fill={art('koin')} />
        </g>
      ))}
      <SoftShape d="M218 112H294L285 195H227Z" fill={art('white')} w={6} />
      <SoftShape d="M228 111h9l3 85h-8ZM252 111h9v85h-8ZM277 111h9l-5 85h-8Z" fill={art('coral')} w={4} />
      <Dot x={100} y={78} r={4.5} fill={art('white')} />
      <Dot x={128} y={60} r={4.5} fill={art('white')} />
      <Dot x={158} y={52} r={4.5} fill={art('white')} />
    </Picture>
  )
}
