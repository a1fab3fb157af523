import type { Skill } from '#kit/skills.ts'
import { text } from './text.ts'

/** The skill points that a quiz brought, one chip a skill; they fly to the header where the page lets them. */
export function PointChips({ points }: { points: readonly { skill: Skill; points: number }[] }) {
  if (points.length === 0) return null
  return (
    <ul className="chips justify-center" aria-label={text.pointsLabel}>
      {points.map(({ skill, points: count }) => (
        <li key={skill} className="chip" data-flies="points">
          {text.points(skill, count)}
        </li>
      ))}
    </ul>
  )
}
