import type { KindWords } from '#features/activity/contract.ts'
import { skillNames } from '#kit/skills.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { FactsOf, FactTest, Goal, Rule } from './mission-rules.ts'
import { aimOf } from './progress-rules.ts'

/** The Thai words of every kind that rules may count, by its name. */
export type Vocabulary = ReadonlyMap<string, KindWords>

const openings = { all_of: 'ทำให้ครบ: ', any_of: 'เลือกทำอย่างใดอย่างหนึ่ง: ', in_order: 'ทำตามลำดับ: ' } as const
const between = { all_of: ' และ', any_of: ' หรือ', in_order: ' แล้ว' } as const

/** A rule in one Thai sentence: 'ตอบควิซประจำวัน 5 วันใน 7 วัน'. Throws on a kind that has no words. */
export function tellRule(rule: Rule, words: Vocabulary): string {
  if (!('rules' in rule)) return tellGoal(rule, words)
  const parts = rule.rules.map((part) => ('rules' in part ? ` (${tellRule(part, words)})` : tellGoal(part, words)))
  return openings[rule.rule] + parts.join(between[rule.rule])
}

/** How far somebody is: '2 จาก 5'. */
export function tellProgress({ done, of }: { done: number; of: number }): string {
  return `${formatNumber(done)} จาก ${formatNumber(of)}`
}

/** Where a rule's first goal is done: a path of ours. */
export function hrefOf(rule: Rule, words: Vocabulary): string | null {
  const goal = 'rules' in rule ? null : rule
  if (!goal) return null
  const { href, subject } = wordsOf(goal.of.kinds[0]!, words)
  const [only, ...others] = goal.of.subjects ?? []
  return only !== undefined && others.length === 0 && subject?.at ? subject.at + encodeURIComponent(only) : href
}

function tellGoal(goal: Goal, words: Vocabulary): string {
  const activity = tellFacts(goal.of, words)
  const n = formatNumber(aimOf(goal))
  const { unit, subject, facts } = wordsOf(goal.of.kinds[0]!, words)
  switch (goal.rule) {
    case 'count':
      return `${activity} ${n} ${unit}`
    case 'distinct_days':
      return `${activity} ${n} วัน`
    case 'distinct_subjects':
      return `${activity} ${n} ${subject?.unit ?? unit}ที่ไม่ซ้ำกัน`
    case 'days_in_window':
      return `${activity} ${n} วันใน ${formatNumber(goal.window)} วัน`
    case 'sum':
      return `${activity} ${fill(facts?.[goal.fact]?.sum ?? 'รวม {n}', n)}`
  }
}

/** The activity with all that narrows it down: 'ตอบคำถามท้ายบทความ ให้ถูก ในคลับ Greenery'. */
function tellFacts(of: FactsOf, words: Vocabulary): string {
  const activities = of.kinds.map((kind) => wordsOf(kind, words).activity).join('หรือ')
  const narrowed = [
    ...(of.where ?? []).map((test) => tellTest(test, of.kinds, words)),
    of.level && `ระดับ ${of.level[0]!.toUpperCase()}${of.level.slice(1)}`,
    of.skill && `ด้าน${skillNames[of.skill]}`,
    of.club && `ในคลับ ${clubNames[of.club] ?? of.club}`,
    of.subjects && 'ที่กำหนด',
    of.days && tellDays(of.days),
  ].filter(Boolean)
  return [activities, ...narrowed].join(' ')
}

function tellTest(test: FactTest, kinds: string[], words: Vocabulary): string {
  const fact = kinds.map((kind) => wordsOf(kind, words).facts?.[test.fact]).find(Boolean)
  const name = fact?.name ?? test.fact
  if ('min' in test) return fill(fact?.wanted ?? `${name}อย่างน้อย {n}`, formatNumber(test.min))
  if (test.is === true) return fact?.wanted ?? name
  if (test.is === false) return `ไม่${name}`
  return fact?.values?.[String(test.is)] ?? `${name} ${test.is}`
}

function tellDays({ from, to }: { from: string; to: string }): string {
  return from === to ? `วันที่ ${formatThaiDate(from)}` : `ช่วง ${formatThaiDate(from)} – ${formatThaiDate(to)}`
}

function fill(text: string, n: string): string {
  return text.replace('{n}', n)
}

function wordsOf(kind: string, words: Vocabulary): KindWords {
  const found = words.get(kind)
  if (!found) throw new RangeError(`no rule can count ${kind}`)
  return found
}

const clubNames: Record<string, string> = {
  hit: 'Hit',
  'biz-master': 'Biz Master',
  'smart-society': 'Smart Society',
  'play-yard': 'Play Yard',
  greenery: 'Greenery',
}
