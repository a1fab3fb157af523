import { z } from 'zod/mini'
import type { World } from '#art/art-color.ts'

/** The five money skills that questions, articles, games and missions teach. */
export const skills = ['saving', 'spending', 'investing', 'protecting', 'planning'] as const
export const Skill = z.enum(skills)
export type Skill = z.infer<typeof Skill>

/** The Thai name of a skill. */
export const skillNames = {
  saving: 'ออม',
  spending: 'ใช้จ่าย',
  investing: 'ลงทุน',
  protecting: 'ป้องกันความเสี่ยง',
  planning: 'วางแผน',
} as const satisfies Record<Skill, string>

/** The world in which a skill is drawn. */
export const worldOf = { saving: 1, spending: 2, investing: 3, protecting: 4, planning: 5 } as const satisfies Record<
  Skill,
  World
>

/** The world of the skill that gained most; ออม's without any. */
export function worldOfMost(points: readonly { skill: Skill; points: number }[]): World {
  return worldOf[points.toSorted((a, b) => b.points - a.points)[0]?.skill ?? 'saving']
}
