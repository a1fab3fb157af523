import type { ActivityKind } from '#features/activity/contract.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { type FactsOf, type Goal, Rule } from './mission-rules.ts'

export type RuleFault = { path: string; detail: string }
export type Kinds = ReadonlyMap<string, ActivityKind>

/** A rule out of any JSON, or what is wrong with it: its shape, kinds that nobody records, facts that a kind does not have. */
export function readRule(
  given: unknown,
  kinds: Kinds,
): { rule: Rule; faults: [] } | { rule: null; faults: RuleFault[] } {
  const read = Rule.safeParse(given)
  if (!read.success) {
    const faults = describeIssues(read.error).map(({ path, detail }) => ({ path, detail }))
    return { rule: null, faults: faults.length > 0 ? faults : [{ path: '', detail: 'กติกานี้ยังไม่ครบ' }] }
  }
  const faults = faultsOf(read.data as Rule, '', kinds)
  return faults.length > 0 ? { rule: null, faults } : { rule: read.data as Rule, faults: [] }
}

function faultsOf(rule: Rule, path: string, kinds: Kinds): RuleFault[] {
  if ('rules' in rule) return rule.rules.flatMap((part, i) => faultsOf(part, join(path, `rules.${i}`), kinds))
  return faultsOfGoal(rule, join(path, 'of'), kinds)
}

function* factsAsked(goal: Goal, path: string): Generator<{ fact: string; type: string; path: string }> {
  const { of } = goal
  for (const name of ['skill', 'club', 'level'] as const)
    if (of[name] !== undefined) yield { fact: name, type: 'string', path: join(path, name) }
  for (const [i, test] of (of.where ?? []).entries())
    yield { fact: test.fact, type: 'is' in test ? typeof test.is : 'number', path: join(path, `where.${i}.fact`) }
  if (goal.rule === 'sum') yield { fact: goal.fact, type: 'number', path: path.replace(/of$/, 'fact') }
}

function faultsOfGoal(goal: Goal, path: string, kinds: Kinds): RuleFault[] {
  const unknown = unknownKinds(goal.of, path, kinds)
  if (unknown.length > 0) return unknown
  return [...factsAsked(goal, path)].flatMap((asked) =>
    goal.of.kinds
      .filter((kind) => factTypes(kinds.get(kind)!)[asked.fact]?.type !== asked.type)
      .map((kind) => ({ path: asked.path, detail: `“${kinds.get(kind)!.words!.activity}” ไม่มีข้อมูลนี้ให้นับ` })),
  )
}

function unknownKinds({ kinds: named }: FactsOf, path: string, kinds: Kinds): RuleFault[] {
  return named.flatMap((kind, i) =>
    kinds.get(kind)?.words ? [] : [{ path: join(path, `kinds.${i}`), detail: 'ไม่มีกิจกรรมชนิดนี้ให้นับ' }],
  )
}

/** The facts of a kind: 'string', 'number' or 'boolean', with the values of a name that has a list of them. */
export function factTypes({ facts }: ActivityKind): Record<string, { type: string; options: string[] | null }> {
  return Object.fromEntries(
    Object.entries(facts.shape).map(([name, schema]) => {
      const { def } = (schema as { _zod: { def: { type: string; entries?: Record<string, string> } } })._zod
      const type = { enum: 'string', string: 'string', boolean: 'boolean' }[def.type] ?? 'number'
      return [name, { type, options: def.entries ? Object.values(def.entries) : null }]
    }),
  )
}

function join(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`
}
