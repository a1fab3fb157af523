import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import { compareContent, type ImportCount, replaceUnedited, storeRelease } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { Pool, type QuestionContent, QuestionFile } from '../content.ts'
import { newPicture, type Picture, storePictures } from './picture-commands.ts'
import { drawnFaults } from './picture-rules.ts'

/** Increase it when this file makes other rows from the same content: the next start then writes them again. */
const rowForm = 1

/** `drawing`: the SVG document of its picture. */
export type PooledQuestion = { pool: Pool; question: QuestionContent; drawing?: string }

/**
 * Reads the questions of a folder (content/questions) with the pool from each file's name, and their drawings from its
 * folder `pictures`. Throws on an invalid file, and on a missing or disallowed drawing.
 */
export async function readQuestionFiles(folder: URL): Promise<PooledQuestion[]> {
  const files = await readContentFolder(folder, QuestionFile)
  return Promise.all(
    files.flatMap(({ name, content }) => {
      const pool = z.parse(Pool, name.split('-', 1)[0])
      return content.questions.map((question) => pooledQuestion(folder, pool, question))
    }),
  )
}

async function pooledQuestion(folder: URL, pool: Pool, question: QuestionContent): Promise<PooledQuestion> {
  const own: PooledQuestion = { pool: question.isOfPath ? 'path' : pool, question }
  if (!question.picture) return own
  const name = `pictures/${question.picture.drawing}.svg`
  const drawing = (await fs.readFile(new URL(name, folder), 'utf8')).trim()
  const [fault] = drawnFaults(drawing)
  if (fault) throw new Error(`${name}: ${fault}`)
  return { ...own, drawing }
}

/**
 * Imports the questions of content files. Unchanged rows and rows edited by staff are left alone; what the files have for
 * the latter waits for a decision of staff. A question that is no longer in any file stays: retire it instead.
 */
export async function importQuestions(tx: Tx, questions: PooledQuestion[], now: Date): Promise<ImportCount> {
  const stored = await tx
    .selectFrom('question')
    .select(['key', 'content_hash', 'edited_by_staff_at', 'release_hash'])
    .execute()
  const { fresh, count, release } = compareContent(questions, {
    keyOf: ({ question }) => question.key,
    stored,
    rowForm,
  })
  if (fresh.length > 0) await storeQuestions(tx, fresh, now)
  await storeRelease(tx, 'question', release)
  return count
}

/** Stores questions of content files. One statement, to keep the locks of concurrently starting processes short. */
export async function storeQuestions(tx: Tx, questions: { content: PooledQuestion; hash: string }[], now: Date) {
  const drawn = questions.map((one) => ({ ...one, picture: pictureOf(one.content) }))
  const pictures = drawn.flatMap(({ picture }) => picture ?? [])
  await storePictures(tx, pictures, now)
  const rows = drawn.map(({ content, hash, picture }) => ({
    ...rowOfQuestion(content, picture),
    content_hash: hash,
    updated_at: now,
    reworded_at: now,
  }))
  const { key: _key, ...changing } = rows[0]!
  await tx
    .insertInto('question')
    .values(rows.map((row) => ({ ...row, id: newId(now) })))
    .onConflict(replaceUnedited('question', Object.keys(changing)))
    .execute()
}

function pictureOf({ drawing }: PooledQuestion): Picture | null {
  return drawing ? newPicture({ svg: drawing }) : null
}

function rowOfQuestion({ pool, question }: PooledQuestion, picture: Picture | null) {
  const { key, kind, skill, difficulty, text, explanation, source } = question
  return {
    key,
    pool,
    kind,
    skill,
    difficulty,
    text,
    content: JSON.stringify(bodyOf(question)),
    picture_key: picture?.key ?? null,
    picture_alt: (picture && question.picture?.alt) ?? null,
    explanation,
    source,
    article_key: question.article ?? null,
    review_by: question.reviewBy ?? null,
    is_active: !question.isRetired,
    // What a release brings was read before the release.
    is_new: false,
    asked_in: null,
  }
}

function bodyOf(question: QuestionContent): object {
  switch (question.kind) {
    case 'choice':
      return { right: question.right, wrong: question.wrong }
    case 'numeric':
      return { right: question.right, unit: question.unit }
    case 'ordering':
      return { items: question.items }
  }
}
