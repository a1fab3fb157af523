import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Note, Phone } from './premium-things.tsx'

/** A telephone plays a song to two earbuds, the round cover on its screen. */
export function MusicMonthPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <Phone x={112} y={66} body="violet" screen="cream">
        <Dot x={30} y={40} r={24} fill={art('wood-deep')} />
        <Dot x={30} y={40} r={11} fill={art('coral')} />
        <Dot x={30} y={40} r={3} fill={art('cream')} />
        <Rect x={8} y={78} w={44} h={5} r={2.5} fill={art('mint')} />
        <Dot x={26} y={80.5} r={5} fill={art('leaf-deep')} />
        <SoftShape d="M25 94v12l10-6Z" fill={art('leaf-deep')} w={4} />
      </Phone>
      <Rect x={208} y={152} w={78} h={46} r={20} fill={art('white')} />
      <Rect x={208} y={152} w={78} h={20} r={10} fill={art('mint')} />
      <Dot x={247} y={180} r={3.5} fill={art('leaf')} />
      <Turn deg={-10} x={226} y={130}>
        <Rect x={222} y={118} w={9} h={34} r={4.5} fill={art('white')} />
        <Dot x={228} y={116} r={12} fill={art('white')} />
        <Dot x={232} y={116} r={6} fill={art('wood-deep')} />
      </Turn>
      <Turn deg={12} x={268} y={126}>
        <Rect x={264} y={110} w={9} h={34} r={4.5} fill={art('white')} />
        <Dot x={266} y={108} r={12} fill={art('white')} />
        <Dot x={262} y={108} r={6} fill={art('wood-deep')} />
      </Turn>
      <Note x={206} y={82} fill="leaf-deep" />
      <Note x={242} y={66} fill="violet" />
      <Note x={90} y={100} fill="coral" />
    </Picture>
  )
}
