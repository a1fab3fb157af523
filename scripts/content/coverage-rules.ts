import { Skill } from '#kit/skills.ts'
import type { Fault, Question } from './read-content.ts'

/** With less, a person would meet the same questions too soon, or could not practise a skill. */
const min = { share: 0.1, perLevel: 40 }
/** The difficulty that the file of a money level must have. */
const levels = { 'money-basic': 1, 'money-intermediate': 2, 'money-advanced': 3 }
const skills = Skill.options

/** Skills and levels with too few active questions in a pool. */
export function* coverageFaults(questions: Question[]): Generator<Fault> {
  const asked = questions.filter(({ question: { isOfPath, isRetired } }) => !isOfPath && !isRetired)
  for (const [pool, own = []] of Object.entries(Object.groupBy(asked, (one) => one.pool)))
    yield* skillFaults(`content/questions/${pool}-*`, own)
  for (const [level, difficulty] of Object.entries(levels)) yield* levelFaults(level, difficulty, asked)
}

function* levelFaults(level: string, difficulty: number, asked: Question[]): Generator<Fault> {
  const file = `content/questions/${level}.json`
  const own = asked.filter((one) => one.file === file)
  if (own.length < min.perLevel)
    yield { file, key: '', rule: 'coverage', detail: `มี ${own.length} ข้อ ต้องมีอย่างน้อย ${min.perLevel}` }
  for (const { question } of own)
    if (question.difficulty !== difficulty)
      yield { file, key: question.key, rule: 'coverage', detail: `ความยากของระดับนี้คือ ${difficulty}` }
  if (own.length) yield* skillFaults(file, own)
}

function* skillFaults(file: string, own: Question[]): Generator<Fault> {
  for (const skill of skills) {
    const count = own.filter(({ question }) => question.skill === skill).length
    if (count < own.length * min.share)
      yield { file, key: '', rule: 'coverage', detail: `ทักษะ ${skill} มี ${count} จาก ${own.length} ข้อ` }
  }
}
