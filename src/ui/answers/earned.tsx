import { formatKoin, type Koin } from '#lib/money.ts'
import { KoinAmount } from '../basics/koin-amount.tsx'
import { Notice } from '../basics/notice.tsx'

type Reward<S extends string> = {
  asked: Koin
  paid: Koin
  is_capped: boolean
  points: readonly { skill: S; points: number }[]
}
type EarnedText<S extends string> = {
  earned: string
  capped: (asked: string, paid: string) => string
  points: (skill: S, points: number) => string
  pointsLabel: string
}
type Props<S extends string> = {
  reward: Reward<S>
  text: EarnedText<S>
  /** The text when nothing was paid. */
  none: string
  /** The reward has just been earned. */
  isFresh: boolean
}

/** The reward of a finished game: koin, a note when the cap reduced it, points. */
export function Earned<S extends string>({ reward, text, none, isFresh }: Props<S>) {
  const { asked, paid, is_capped, points } = reward
  return (
    <>
      {paid > 0 ? (
        <p className="grid justify-items-center">
          <span className="text-ink-soft">{text.earned}</span>
          <KoinAmount amount={paid} size="large" hasSign {...(isFresh && { earned: paid })} />
        </p>
      ) : (
        <p>{none}</p>
      )}
      {is_capped && <Notice>{text.capped(formatKoin(asked), formatKoin(paid))}</Notice>}
      {points.length > 0 && (
        <ul className="chips justify-center" aria-label={text.pointsLabel}>
          {points.map(({ skill, points: count }) => (
            <li key={skill} className="chip" data-flies="points">
              {text.points(skill, count)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
