import { activityKinds } from '#app/features.ts'
import type { KrazyDayContent } from '#features/superquest/krazy-day/content.ts'
import type { MissionContent, PrizeContent } from '#features/superquest/missions/content.ts'
import { goalsOf, type Rule } from '#features/superquest/missions/mission-rules.ts'
import { readRule } from '#features/superquest/missions/rule-faults-rules.ts'
import { tellRule } from '#features/superquest/missions/sentence-rules.ts'
import { vocabularyOf } from '#features/superquest/missions/server/vocabulary-rules.ts'
import { skills } from '#kit/skills.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Content, Fault } from './read-content.ts'

const file = 'content/missions.json'
const [fewest, fewestShapes, fewestOccasions] = [30, 10, 8]
const longestSentence = 260
const words = vocabularyOf(activityKinds)

type Given = Pick<Content, 'missions' | 'prizes' | 'krazyDays' | 'articles' | 'videos' | 'premiums'>

/** What is wrong with the missions, alone and as a year; and with gifts that the store does not have. */
export function* missionFaults(content: Given): Generator<Fault> {
  const { missions } = content
  const keys: string[] = []
  for (const mission of missions) {
    const { key, title, summary, why, after } = mission
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.includes(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    for (const text of [title, summary, why]) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    for (const { path, detail } of readRule(mission.rule, activityKinds).faults)
      yield fault('rule', `${path}: ${detail}`)
    yield* subjectFaults(mission, content)
    yield* filmFaults(mission, content)
    // A higher value fulfils it too.
    if (/พอดี/.test(`${title} ${summary}`)) yield fault('exact', 'เป้าหมายนับ “อย่างน้อย” จึงเขียนว่า “พอดี” ไม่ได้')
    if (after !== null && !keys.includes(after)) yield fault('chain', `ต้องมาหลัง ${after}`)
    keys.push(key)
  }
  if (missions.length < fewest) yield { file, key: '', rule: 'count', detail: `ต้องมีอย่างน้อย ${fewest} ภารกิจ` }
  const shapes = new Set(missions.map(({ rule }) => shapeOf(rule as Rule)))
  if (shapes.size < fewestShapes)
    yield { file, key: '', rule: 'count', detail: `กติกามี ${shapes.size} แบบ ต้องมีอย่างน้อย ${fewestShapes}` }
  for (const skill of skills)
    if (!missions.some((one) => one.skill === skill))
      yield { file, key: '', rule: 'skill', detail: `ไม่มีภารกิจของ ${skill}` }
  const occasions = new Set(missions.flatMap(({ occasion }) => occasion ?? []))
  if (occasions.size < fewestOccasions) yield { file, key: '', rule: 'calendar', detail: 'วันสำคัญในปีน้อยไป' }
  yield* giftFaults(content)
}

function* subjectFaults({ key, rule }: MissionContent, { articles, videos }: Given): Generator<Fault> {
  const known = new Set([
    ...articles.map(({ article }) => `post:${article.key}`),
    ...videos.map(({ video }) => `video:${video.key}`),
  ])
  for (const subject of goalsOf(rule as Rule).flatMap(({ of }) => of.subjects ?? []))
    if (!known.has(subject)) yield { file, key, rule: 'subject', detail: `ไม่มี ${subject}` }
  if (readRule(rule, activityKinds).rule === null) return
  const sentence = tellRule(rule as Rule, words)
  if (sentence.length > longestSentence) yield { file, key, rule: 'length', detail: `ประโยคยาวเกินไป: ${sentence}` }
}

/** A mission about one film names it by its title. */
function* filmFaults({ key, summary, rule }: MissionContent, { videos }: Given): Generator<Fault> {
  const subjects = goalsOf(rule as Rule).flatMap(({ of }) => of.subjects ?? [])
  for (const { video } of videos) {
    const { title } = video
    if (subjects.includes(`video:${video.key}`) && !summary.includes(`“${title}”`))
      yield { file, key, rule: 'film', detail: `ต้องเรียกวิดีโอด้วยชื่อ “${title}”` }
  }
}

/** How a rule is built, without its figures. */
export function shapeOf(rule: Rule): string {
  if ('rules' in rule) return `${rule.rule}(${rule.rules.map(shapeOf).join(',')})`
  const { kinds, where, ...narrowed } = rule.of
  return [rule.rule, kinds.length > 1 && 'kinds', where && 'where', ...Object.keys(narrowed)].filter(Boolean).join('+')
}

function* giftFaults({ missions, prizes, krazyDays, premiums }: Given): Generator<Fault> {
  const physical = new Set(premiums.filter(({ type }) => type === 'physical').map(({ key }) => key))
  const named = (at: string, one: { key: string; gift: string }): Fault[] =>
    physical.has(one.gift) ? [] : [{ file: at, key: one.key, rule: 'gift', detail: `ร้านไม่มี ${one.gift}` }]
  for (const { key, reward } of missions) if (reward.kind === 'gift') yield* named(file, { key, gift: reward.gift })
  for (const prize of prizes satisfies PrizeContent[]) yield* named('content/big-prizes.json', prize)
  for (const day of krazyDays satisfies KrazyDayContent[]) yield* named('content/krazy-days.json', day)
}
