import { ArtFile } from '#art/art-file.tsx'
import type { LearningStreak } from '../contract.ts'
import { text } from './text.ts'

/** Seven seed beds: a sprout for each learning day. A day without one is a seed in the ground, and nothing is crossed out. */
export function WeekBeds({ today, week }: Pick<LearningStreak, 'today' | 'week'>) {
  const learned = week.filter((day) => day.is_learned).length
  return (
    <ol className="week-beds" aria-label={text.week(learned)}>
      {week.map(({ day, is_learned: isLearned }, i) => {
        const isToday = day === today
        const state = isLearned ? 'learned' : isToday ? 'today' : 'seed'
        const word = isLearned ? text.learned : isToday ? text.today : day > today ? text.later : text.rest
        return (
          <li
            key={day}
            data-state={state}
            data-today={isToday || undefined}
            aria-current={isToday ? 'date' : undefined}
          >
            <span className="week-bed">
              <ArtFile file={`icons/bed-${state}.svg`} />
            </span>
            <span aria-hidden>{text.weekdays[i]}</span>
            <span className="vh">
              {text.dayNames[i]} {word}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
