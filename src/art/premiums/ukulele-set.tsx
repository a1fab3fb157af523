import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Ring, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Note } from './premium-things.tsx'

/** What comes along: a padded case, a book of songs and a ring of spare strings. */
export function UkuleleSetPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="arch" shadow={210} />
      <Turn deg={-8} x={130} y={130}>
        <Rect x={118} y={30} w={32} h={70} r={14} fill={art('violet')} />
        <Dot x={134} y={118} r={36} fill={art('violet')} />
        <Dot x={134} y={156} r={44} fill={art('violet')} />
        <Line d="M134 46V188" stroke={art('cream')} w={3} dash="2 8" />
        <Line d="M106 120q-18 10-10 30" stroke={art('wood-deep')} w={7} />
        <Leaf x={152} y={176} l={30} deg={12} fill={art('cream')} vein={art('violet')} />
      </Turn>
      <Turn deg={6} x={230} y={150}>
        <Rect x={192} y={92} w={82} h={104} r={8} fill={art('mint')} />
        <Rect x={192} y={92} w={14} h={104} r={5} fill={art('leaf-deep')} />
        <Rect x={216} y={106} w={46} h={44} r={8} fill={art('cream')} />
        <Note x={234} y={138} fill="leaf-deep" />
        <Line d="M218 166h40M218 178h26" stroke={art('cream')} w={5} />
      </Turn>
      <Ring x={198} y={198} r={17} stroke={art('white')} w={3} />
      <Ring x={198} y={198} r={11} stroke={art('cheek')} w={3} />
    </Picture>
  )
}
