// For developers: draws the pictures of questions and writes content/questions/pictures/<name>.svg.
// node studio/question-pictures/write-question-pictures.ts   The product itself needs only what this has written.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readQuestionFiles } from '../../src/features/quizzes/questions/server/seed.ts'
import { openFaces } from '../../src/lib/server/type-setter.ts'
import { scenes } from './scenes.ts'
import { newSheet } from './sheet.ts'

const questions = new URL('../../content/questions/', import.meta.url)
const folder = fileURLToPath(new URL('pictures/', questions))
// One weight: a second one would be as many outlines again.
const { 400: face } = await openFaces()
const drawn = Object.entries(scenes).map(([name, { card, draw }]) => {
  const sheet = newSheet(face, card)
  draw(sheet)
  fs.writeFileSync(`${folder}${name}.svg`, sheet.finish())
  return { name, texts: sheet.texts }
})

/** The text alternative names every number of the picture. */
const numbersOf = (text: string): string[] => text.replace(/(?<=\d),(?=\d)/g, '').match(/−?\d+(?:[.:]\d+)?/g) ?? []
const altOf = new Map<string, string>()
for (const { question } of await readQuestionFiles(questions))
  if (question.picture) altOf.set(question.picture.drawing, question.picture.alt)
for (const { name, texts } of drawn) {
  const told = numbersOf(altOf.get(name) ?? '')
  const missing = texts.flatMap(numbersOf).filter((one) => !told.includes(one))
  if (missing.length) console.error(`${name}: ไม่มีในคำบรรยาย ${missing.join(' ')}`)
  process.exitCode ||= missing.length ? 1 : 0
}
console.log(`question pictures: ${drawn.length} drawings`)
