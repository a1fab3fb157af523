import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add, type Koin } from '#lib/money.ts'
import type { DailyResult } from '../contract.ts'
import { text } from './text.ts'

/** Whether the quiz is celebrated: something was right, or its learning day reached a step of the month. */
export function isMoment({ right, learning_day }: DailyResult): boolean {
  return right > 0 || learning_day.reward > 0
}

/** What the quiz and its learning day paid together. */
export function earnedBy({ paid, learning_day }: DailyResult): Koin {
  return add(paid, learning_day.reward)
}

type Props = { result: DailyResult; gained: Gained; onClose: () => void }

/** The celebration of the day's quiz and of the learning day that it made. */
export function QuizMoment({ result, gained, onClose }: Props) {
  const { right, total, learning_day } = result
  return (
    <GainedMoment
      title={text.moment.title(right)}
      line={text.moment.line(right, total)}
      gained={gained}
      earned={earnedBy(result)}
      learningDay={learning_day}
      next={text.moment.next}
      onClose={onClose}
    />
  )
}
