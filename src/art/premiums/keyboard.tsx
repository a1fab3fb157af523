import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const rows = [0, 1, 2]
const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A keyboard in front of a screen at night, a line of code under way. */
export function KeyboardPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={216} />
      <Rect x={108} y={36} w={144} h={98} r={12} fill={art('wood-deep')} />
      <Rect x={116} y={44} w={128} h={82} r={7} fill={art('cream')} />
      <Line d="M128 60h34M140 76h48M140 92h28" stroke={art('leaf-deep')} w={5} />
      <Line d="M170 60h18M176 92h34M128 108h20" stroke={art('coral')} w={5} />
      <Rect x={168} y={132} w={24} h={20} fill={art('wood')} />
      <Rect x={70} y={140} w={220} h={60} r={14} fill={art('white')} />
      {rows.map((row) =>
        columns.map((column) => (
          <Rect
            key={`${row} ${column}`}
            x={80 + column * 20.2}
            y={147 + row * 12}
            w={17}
            h={9.5}
            r={3}
            fill={art(row + column === 2 ? 'coral' : (row * 3 + column) % 4 ? 'mint' : 'sky')}
          />
        )),
      )}
      <Rect x={80} y={183} w={38} h={9.5} r={3} fill={art('sky')} />
      <Rect x={121} y={183} w={118} h={9.5} r={3} fill={art('rose')} />
      <Rect x={242} y={183} w={37} h={9.5} r={3} fill={art('coral')} />
    </Picture>
  )
}
