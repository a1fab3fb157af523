import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { Pool, type QuestionContent, QuestionFile } from '../content.ts'
import { newPicture, type Picture, storePictures } from './picture-commands.ts'
import { drawnFaults } from './picture-rules.ts'

/** Raised when this file makes other rows out of the same content, so that the next start makes them anew. */
const rowForm = 1

/** `drawing`: the SVG document of its picture. */
export type PooledQuestion = { pool: Pool; question: QuestionContent; drawing?: string }

/**
 * The questions of a folder (content/questions), with the pool that their file's name begins with, and their drawings, of
 * the folder `pictures` in it. Throws on a bad file, a missing drawing and one that may not be sent.
 */
export async function readQuestionFiles(folder: URL): Promise<PooledQuestion[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const pool = z.parse(Pool, name.split('-', 1)[0])
      const file = z.safeParse(QuestionFile, JSON.parse(await fs.readFile(new URL(name, folder), 'utf8')))
      if (!file.success) throw new Error(`${name}: ${z.prettifyError(file.error)}`)
      return Promise.all(file.data.questions.map((question) => pooledQuestion(folder, pool, question)))
    }),
  )
  return files.flat()
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

/** How an import went: `kept` were edited by staff, whose word counts from then on. */
type ImportCount = { added: number; changed: number; same: number; kept: number }

/**
 * Brings the questions of content files into the bank. A row whose question is unchanged is not touched; one that staff
 * edited is left as it is. A question that is no longer in any file stays: retire it instead.
 */
export async function importQuestions(tx: Tx, questions: PooledQuestion[], now: Date): Promise<ImportCount> {
  const count = { added: 0, changed: 0, same: 0, kept: 0 }
  const stored = await tx.selectFrom('question').select(['key', 'content_hash', 'edited_by_staff_at']).execute()
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const rows: QuestionRow[] = []
  const pictures: Picture[] = []
  for (const one of questions.toSorted((a, b) => (a.question.key < b.question.key ? -1 : 1))) {
    const row = rowOf.get(one.question.key)
    const hash = createHash('sha256')
      .update(JSON.stringify([rowForm, one]))
      .digest('base64url')
    if (row?.edited_by_staff_at) count.kept++
    else if (row?.content_hash === hash) count.same++
    else {
      const picture = one.drawing ? newPicture({ svg: one.drawing }) : null
      if (picture) pictures.push(picture)
      const times = { updated_at: now, reworded_at: now }
      rows.push({ ...rowOfQuestion(one, picture), id: newId(now), content_hash: hash, ...times })
      count[row ? 'changed' : 'added']++
    }
  }
  await storePictures(tx, pictures, now)
  if (rows.length > 0) await storeQuestions(tx, rows)
  return count
}

type QuestionRow = ReturnType<typeof rowOfQuestion> & {
  id: string
  content_hash: string
  updated_at: Date
  reworded_at: Date
}

/** One statement: processes that start together wait for each other no longer than it takes. */
async function storeQuestions(tx: Tx, rows: QuestionRow[]) {
  const { id: _id, key: _key, ...changing } = rows[0]!
  const columns = Object.keys(changing) as (keyof typeof changing)[]
  await tx
    .insertInto('question')
    .values(rows)
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where('question.edited_by_staff_at', 'is', null)
        // A process that started at the same time has already stored this one: then nothing changes.
        .whereRef('question.content_hash', 'is distinct from', 'excluded.content_hash'),
    )
    .execute()
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
