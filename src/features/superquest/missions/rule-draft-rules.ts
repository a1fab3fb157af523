import type { FactTest, Goal, Rule } from './mission-rules.ts'

/** How the goals of a rule stand together; `one` where there is a single one. */
export type GroupDraft = 'one' | 'all_of' | 'any_of' | 'in_order'

/** A goal as it stands in the boxes of the staff's form: texts, empty where nothing is said. */
export type GoalDraft = {
  rule: Goal['rule']
  kind: string
  /** How many: times, days, different ones, or the total. */
  amount: string
  /** Of days, for days_in_window. */
  window: string
  /** What is summed. */
  fact: string
  skill: string
  club: string
  level: string
  /** A further condition: a fact and what it must be. */
  whereFact: string
  whereValue: string
}

export type RuleDraft = { group: GroupDraft; goals: readonly GoalDraft[] }

export const emptyGoal: GoalDraft = {
  rule: 'count',
  kind: '',
  amount: '3',
  window: '7',
  fact: '',
  skill: '',
  club: '',
  level: '',
  whereFact: '',
  whereValue: '',
}

/** The boxes of a rule; null where it says more than the boxes can, and is edited as text. */
export function draftOf(rule: Rule): RuleDraft | null {
  const parts = 'rules' in rule ? rule.rules : [rule]
  const goals = parts.map((part) => ('rules' in part ? null : goalDraft(part)))
  if (goals.some((goal) => goal === null)) return null
  return { group: 'rules' in rule ? rule.rule : 'one', goals: goals as GoalDraft[] }
}

/** The rule that the boxes say; what is no number is sent as none, and the server says what is wrong. */
export function ruleFrom({ group, goals }: RuleDraft): unknown {
  const rules = goals.map(goalFrom)
  return group === 'one' ? rules[0] : { rule: group, rules }
}

function goalDraft(goal: Goal): GoalDraft | null {
  const { kinds, skill = '', club = '', level = '', where = [], subjects, days } = goal.of
  if (kinds.length !== 1 || where.length > 1 || subjects || days) return null
  const [test] = where
  return {
    ...emptyGoal,
    rule: goal.rule,
    kind: kinds[0] ?? '',
    amount: String(amountOf(goal)),
    window: goal.rule === 'days_in_window' ? String(goal.window) : emptyGoal.window,
    fact: goal.rule === 'sum' ? goal.fact : '',
    skill,
    club,
    level,
    whereFact: test?.fact ?? '',
    whereValue: test ? wordOf(test) : '',
  }
}

function amountOf(goal: Goal): number {
  switch (goal.rule) {
    case 'count':
      return goal.times
    case 'distinct_days':
    case 'days_in_window':
      return goal.days
    case 'distinct_subjects':
      return goal.subjects
    case 'sum':
      return goal.total
  }
}

const wordOf = (test: FactTest) => ('min' in test ? `>=${test.min}` : String(test.is))

function goalFrom(draft: GoalDraft): unknown {
  const { rule, kind, skill, club, level } = draft
  const amount = numberOf(draft.amount)
  const of = {
    kinds: kind ? [kind] : [],
    ...(skill && { skill }),
    ...(club && { club }),
    ...(level && { level }),
    ...(draft.whereFact && { where: [testFrom(draft.whereFact, draft.whereValue)] }),
  }
  switch (rule) {
    case 'count':
      return { rule, of, times: amount }
    case 'distinct_days':
      return { rule, of, days: amount }
    case 'distinct_subjects':
      return { rule, of, subjects: amount }
    case 'sum':
      return { rule, of, fact: draft.fact, total: amount }
    case 'days_in_window':
      return { rule, of, days: amount, window: numberOf(draft.window) }
  }
}

/** "true", "3", "word"; ">=3" is at least so much. */
function testFrom(fact: string, typed: string): unknown {
  const value = typed.trim()
  if (value.startsWith('>=')) return { fact, min: numberOf(value.slice(2)) }
  if (value === 'true' || value === 'false') return { fact, is: value === 'true' }
  return { fact, is: /^\d+$/.test(value) ? Number(value) : value }
}

/** A whole number; null where there is none. */
function numberOf(typed: string): number | null {
  return /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : null
}
