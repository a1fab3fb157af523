import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const blanks = [104, 138, 172, 206, 240]

/** A blackboard with a row of blanks, two of them filled; a balloon is tied to its corner. */
export function HangmanBoardPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <Line d="M112 170L96 198M248 170L264 198" stroke={art('wood')} w={8} />
      <Rect x={76} y={62} w={208} h={118} r={14} fill={art('wood')} />
      <Rect x={86} y={72} w={188} h={98} r={8} fill={art('leaf-deep')} />
      {blanks.map((x) => (
        <Rect key={x} x={x - 4} y={136} w={26} h={6} r={3} fill={art('white')} />
      ))}
      <Rect x={134} y={100} w={26} h={30} r={7} fill={art('cream')} />
      <Rect x={168} y={100} w={26} h={30} r={7} fill={art('mint')} />
      <Line d="M142 122h10M176 122h10" stroke={art('wood')} w={4} />
      <Line d="M104 90h46M104 158h22" stroke={art('leaf')} w={5} />
      <Line d="M264 68Q258 54 262 44" stroke={art('wood-deep')} w={3} />
      <SoftShape d="M262 54l6 9h-12Z" fill={art('coral')} w={4} />
      <Dot x={262} y={32} r={24} fill={art('coral')} />
      <Line d="M248 26q3-9 11-11" stroke={art('white')} w={4} />
      <Rect x={140} y={176} w={80} h={9} r={4.5} fill={art('wood-deep')} />
      <Rect x={152} y={170} w={18} h={7} r={3} fill={art('white')} />
      <Rect x={190} y={166} w={24} h={11} r={4} fill={art('violet')} />
    </Picture>
  )
}
