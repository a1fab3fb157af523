import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add } from '#lib/money.ts'
import type { DailyResult } from '../contract.ts'
import { text } from './text.ts'

/** Whether the quiz brought something: koin, points or a learning day. */
export function isMoment({ paid, points, learning_day }: DailyResult): boolean {
  return paid > 0 || points.length > 0 || learning_day.is_new
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
