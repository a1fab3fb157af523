import { Skill } from '#kit/skills.ts'
import { type ProfileType, pointsForSkillType } from './contract.ts'

export const topKlass = 50

export type SkillPoints = Record<Skill, number>

/** The total skill points at which a klass begins: 25·n·(n−1) (koin.md). */
export function klassFrom(klass: number): number {
  return 25 * klass * (klass - 1)
}

/** The total skill points at which the next klass begins; null in the last klass. */
export function klassTo(klass: number): number | null {
  return klass < topKlass ? klassFrom(klass + 1) : null
}

/** The klass of a total of skill points, 1 to 50. */
export function klassOf(totalPoints: number): number {
  let klass = 1
  while (klass < topKlass && klassFrom(klass + 1) <= totalPoints) klass++
  return klass
}

/** SKILL once all five skills have reached 200 points. */
export function typeOf(points: SkillPoints): ProfileType {
  return Skill.options.every((skill) => points[skill] >= pointsForSkillType) ? 'SKILL' : 'GENERAL'
}

/** Fills missing skills with 0. */
export function fillSkills(points: Partial<SkillPoints>): SkillPoints {
  return { saving: 0, spending: 0, investing: 0, protecting: 0, planning: 0, ...points }
}

export function sumSkills(points: SkillPoints): number {
  return Skill.options.reduce((sum, skill) => sum + points[skill], 0)
}
