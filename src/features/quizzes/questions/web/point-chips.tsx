import type { Skill } from '#kit/skills.ts'
import { text } from './text.ts'

/** The skill points of a quiz, one chip for each skill. */
export function PointChips({ points }: { points: readonly { skill: Skill; points: number }[] }) {
  if (points.length === 0) return null
  return (
    <ul className="chips justify-center" aria-label={text.pointsLabel}>
      {points.map(({ skill, points: count }) => (
        <li key={skill} className="chip">
          {text.points(skill, count)}
        </li>
      ))}
    </ul>
  )
}
