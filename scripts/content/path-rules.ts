import type { PathUnitContent } from '#features/path/content.ts'
import { placementLength } from '#features/path/contract.ts'
import { Skill } from '#kit/skills.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Content, Fault } from './read-content.ts'

const file = 'content/learning-path.json'
const units = { min: 30, max: 36 }
/** The minimum number of units of a strand. */
const ofStrand = 6

/** Faults of the learning path, and of the questions reserved for it. */
export function* pathFaults({ path, articles, questions }: Content): Generator<Fault> {
  if (!path) return
  const fault = (key: string, rule: string, detail: string): Fault => ({ file, key, rule, detail })
  const questionOf = new Map(questions.map(({ question }) => [question.key, question]))
  const skillOf = new Map(articles.map(({ article }) => [article.key, article.skill]))
  const asked = [...path.placement.questions, ...path.units.map(({ recheck }) => recheck)]

  const skills = path.placement.questions.map((key) => questionOf.get(key)?.skill)
  if (skills.length !== placementLength || new Set(skills).size !== Skill.options.length)
    yield fault('placement', 'placement', 'ต้องมีคำถามหนึ่งข้อต่อหนึ่งทักษะ')
  if (path.units.length < units.min || path.units.length > units.max)
    yield fault('', 'units', `ต้องมี ${units.min}–${units.max} บทเรียน`)
  for (const skill of Skill.options)
    if (path.units.filter(({ strand }) => strand === skill).length < ofStrand)
      yield fault('', 'units', `ทักษะ ${skill} มีบทเรียนไม่ถึง ${ofStrand}`)

  for (const key of asked) {
    const question = questionOf.get(key)
    if (!question) yield fault(key, 'link', 'ไม่มีคำถามนี้ในคลัง')
    else if (question.kind !== 'choice' || question.isRetired) yield fault(key, 'question', 'ต้องเป็นข้อเลือกตอบที่ยังใช้อยู่')
    else if (!question.isOfPath) yield fault(key, 'question', 'ต้องมี isOfPath ไม่อย่างนั้นควิซประจำวันจะถามซ้ำ')
  }
  for (const { question } of questions)
    if (question.isOfPath && !asked.includes(question.key))
      yield fault(question.key, 'question', 'มี isOfPath แต่ไม่มีใครถาม')
  for (const twice of [asked, path.units.map(({ key }) => key), path.units.map(({ article }) => article)])
    for (const key of twice.filter((one, i) => twice.indexOf(one) < i)) yield fault(key, 'duplicate', 'ใช้ซ้ำในเส้นทาง')
  for (const unit of path.units)
    for (const { rule, detail } of unitFaults(unit, skillOf, questionOf.get(unit.recheck)?.article))
      yield fault(unit.key, rule, detail)
}

function* unitFaults(
  { title, can, strand, article, task }: PathUnitContent,
  skillOf: Map<string, string>,
  taughtBy: string | undefined,
): Generator<{ rule: string; detail: string }> {
  for (const text of [title, can]) yield* textFaults(text)
  if (!skillOf.has(article)) yield { rule: 'link', detail: `ไม่มีบทความ ${article}` }
  else if (skillOf.get(article) !== strand) yield { rule: 'strand', detail: `บทความ ${article} อยู่คนละทักษะ` }
  if (taughtBy !== article) yield { rule: 'question', detail: `ข้อทบทวนต้องเป็นเรื่องที่ ${article} สอน` }
  if (task.kind !== 'article') return
  if (task.article === article || !skillOf.has(task.article))
    yield { rule: 'link', detail: `งานต้องเป็นบทความอื่นที่มีอยู่ ไม่ใช่ ${task.article}` }
}
