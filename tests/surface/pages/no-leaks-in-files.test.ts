import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import { readWordFiles } from '#features/games/words/server/seed.ts'
import { readQuestionFiles } from '#features/quizzes/questions/server/seed.ts'
import { builtWeb } from '../../fixtures/pages.ts'
import { isHashed, readSent } from '../../support/secret-forms.ts'

test('no file of the browser contains text of the content files, nor an encoded or hashed word or key', async () => {
  const content = new URL('../../../content/', import.meta.url)
  const [words, drawn, questions] = await Promise.all([
    readWordFiles(new URL('words/', content)),
    readRiddleFiles(new URL('riddles/', content)),
    readQuestionFiles(new URL('questions/', content)),
  ])
  const folder = path.join(builtWeb, 'client')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(js|css|json|html|txt|webmanifest|map)$/.test(name))
  expect(files.length).toBeGreaterThan(20)
  const asked = [...words.map((one) => one.word), ...drawn.map(({ answer }) => answer)]
  const told = [...words, ...drawn, ...questions.map(({ question }) => question)]
  const reasons = told.map(({ explanation }) => longestOf(explanation))
  const keys = new Set(told.map(({ key }) => key))
  const codes = new Set<string>()
  for (const name of files) {
    const sent = readSent(fs.readFileSync(path.join(folder, name), 'utf8'))
    for (const code of sent.codes) codes.add(code)
    const thai = thaiOf(sent.texts)
    expect(
      reasons.filter((reason) => thai.includes(reason)),
      name,
    ).toEqual([])
    const named = sent.texts[1]!.match(/["'`][a-z0-9-]{3,60}["'`]/g) ?? []
    expect(
      named.filter((one) => keys.has(one.slice(1, -1))),
      name,
    ).toEqual([])
    // Single words about money occur in ordinary sentences; a leaked list would put all of them into one file.
    const held = asked.filter((one) => thai.includes(one))
    expect(held.length / asked.length, `${name}: ${held.slice(0, 5).join()}`).toBeLessThan(0.25)
    // None of them may occur inside base64 or hex, except the shortest ones, which occur by chance.
    const decoded = thaiOf(sent.texts.slice(4))
    expect(
      asked.filter((one) => [...one].length > 3 && decoded.includes(one)),
      name,
    ).toEqual([])
  }
  const rights = questions.flatMap(({ question }) =>
    question.kind === 'choice' ? question.right : question.kind === 'numeric' ? [] : question.items.join(),
  )
  for (const secret of [...asked, ...rights])
    expect(isHashed({ texts: [], codes }, secret, ['koinklass']), secret).toBe(false)
})

/** All Thai text of these texts, each run of letters once. */
function thaiOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(/[ก-๛]{2,}/g) ?? []))].join('\n')
}

/** The longest run of Thai letters of a sentence, which identifies the sentence. */
function longestOf(sentence: string): string {
  const runs = sentence.match(/[ก-๛]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}
