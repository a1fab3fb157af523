import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9.-]{0,59}$/))
const day = z.iso.date()

/** What a fact of an activity must be: exactly this, or a number of at least so much. */
export const FactTest = z.union([
  z.object({ fact: name, is: z.union([z.boolean(), z.int(), z.string().check(z.maxLength(60))]) }),
  z.object({ fact: name, min: whole(0, 1_000_000_000) }),
])
export type FactTest = z.infer<typeof FactTest>

/**
 * Which facts count: of one of these kinds, and with everything else that is named here. `skill`, `club` and `level` mean
 * the fact of that name; `subjects` are the things that it was done with; `days` are Bangkok days, the last included.
 */
export const FactsOf = z.object({
  kinds: z.array(name).check(z.minLength(1), z.maxLength(6)),
  skill: z.optional(Skill),
  club: z.optional(name),
  level: z.optional(name),
  subjects: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(10)),
  ),
  where: z.optional(z.array(FactTest).check(z.minLength(1), z.maxLength(4))),
  days: z.optional(
    z.object({ from: day, to: day }).check(z.refine(({ from, to }) => from <= to, 'วันสุดท้ายต้องไม่อยู่ก่อนวันแรก')),
  ),
})
export type FactsOf = z.infer<typeof FactsOf>

/** A goal over facts. A sum is of one number that every fact has; `days_in_window` is so many days within any `window` of them. */
export const Goal = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('count'), of: FactsOf, times: whole(1, 500) }),
  z.object({ rule: z.literal('distinct_days'), of: FactsOf, days: whole(1, 92) }),
  z.object({ rule: z.literal('distinct_subjects'), of: FactsOf, subjects: whole(1, 100) }),
  z.object({ rule: z.literal('sum'), of: FactsOf, fact: name, total: whole(1, 10_000_000) }),
  z
    .object({ rule: z.literal('days_in_window'), of: FactsOf, days: whole(1, 60), window: whole(1, 92) })
    .check(z.refine(({ days, window }) => days <= window, 'จำนวนวันต้องไม่เกินช่วงวัน')),
])
export type Goal = z.infer<typeof Goal>

const maxParts = 6
const group = <T extends z.ZodMiniType>(part: T) => {
  const rules = z.array(part).check(z.minLength(2), z.maxLength(maxParts))
  return z.discriminatedUnion('rule', [
    z.object({ rule: z.literal('all_of'), rules }),
    z.object({ rule: z.literal('any_of'), rules }),
    z.object({ rule: z.literal('in_order'), rules }),
  ])
}
const isGoal = (rule: Rule): rule is Goal => !('rules' in rule)

/** The most goals that one rule may have: what a person reads, and what one fact costs. */
export const maxGoals = 12

/** Written out and not recursive: three levels deep at most, by construction. */
const Group = group(Goal)
const Groups = group(z.union([Goal, Group]))
export const Rule = z
  .union([Goal, Groups])
  .check(z.refine((rule) => goalsOf(rule as Rule).length <= maxGoals, `ทั้งภารกิจมีเป้าหมายย่อยได้ไม่เกิน ${maxGoals} ข้อ`))
export type RuleGroup = { rule: 'all_of' | 'any_of' | 'in_order'; rules: Rule[] }
export type Rule = Goal | RuleGroup

/** Every goal in a rule, in the order in which it is read. */
export function goalsOf(rule: Rule): Goal[] {
  return isGoal(rule) ? [rule] : rule.rules.flatMap(goalsOf)
}

/** The kinds of activity that a rule listens to. */
export function kindsOf(rule: Rule): string[] {
  return [...new Set(goalsOf(rule).flatMap(({ of }) => of.kinds))].toSorted()
}
