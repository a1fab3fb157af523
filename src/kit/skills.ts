import { z } from 'zod/mini'

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
