import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { formatKoin } from '#lib/money.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import type { AnswerReward } from '../../reading-contract.ts'

/** The reward of an answer, or why it was reduced. */
export function AnswerEarned({ reward }: { reward: AnswerReward }) {
  const { paid, points, skill, learning_day } = reward
  const why = whyLess(reward)
  return (
    <div className="answer-earned">
      {paid > 0 && (
        <p className="flex items-center gap-2">
          <span className="text-ink-soft">{readingText.earned}</span>
          <KoinAmount amount={paid} hasSign />
        </p>
      )}
      {points > 0 && (
        <ul aria-label={readingText.pointsLabel}>
          <li className="chip">{readingText.points(skill, points)}</li>
        </ul>
      )}
      {why && <p>{why}</p>}
      {learning_day.is_new && (
        <p className="text-ink-soft">
          {readingText.learningDay(learning_day.days_this_month)}
          {learning_day.reward > 0 && ` ${readingText.learningReward(formatKoin(learning_day.reward))}`}
        </p>
      )}
    </div>
  )
}

function whyLess({ less, asked, paid, quota }: AnswerReward): string | null {
  if (less === 'quota') return readingText.quota(quota)
  if (less !== 'cap') return null
  return paid > 0 ? readingText.cappedSome(formatKoin(asked), formatKoin(paid)) : readingText.cappedAll
}
