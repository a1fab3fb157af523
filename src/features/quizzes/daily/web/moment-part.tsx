import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add } from '#lib/money.ts'
import type { DailyResult } from '../contract.ts'
import { text } from './text.ts'

/** Whether the quiz is celebrated: something was right, or its learning day reached a step of the month. */
export function isMoment({ right, learning_day }: DailyResult): boolean {
  return right > 0 || learning_day.reward > 0
}

type Props = { result: DailyResult; gained: Gained; onClose: () => void }

/** The celebration of the day's quiz and of the learning day that it made. */
export function QuizMoment({ result, gained, onClose }: Props) {
  const { right, total, paid, learning_day } = result
  return (
    <GainedMoment
      title={text.moment.title(right)}
      line={text.moment.line(right, total)}
      gained={gained}
      earned={add(paid, learning_day.reward)}
      learningDay={learning_day}
      next={text.moment.next}
      onClose={onClose}
    />
  )
}
