import fs from 'node:fs/promises'
import { drawingFaults } from '#art/names/drawing-rules.ts'
import { compareContent, type ImportCount, replaceUnedited, storeRelease } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFile, readContentFolder } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { type RiddleContent, RiddleFile, RiddleWeekFile } from '../content.ts'
import { largestDrawing } from '../rules.ts'

/** Increase it when this file makes other rows from the same content: the next start then writes them again. */
const rowForm = 1

/** A riddle with its drawing, an SVG document, and its themed week: the place among the weeks from 1, and the title. */
export type DrawnRiddle = RiddleContent & { drawing: string; week: { place: number; title: string } | null }

/** What a row has of it. */
export type StoredRiddle = Omit<DrawnRiddle, 'kind'>

/**
 * Reads the riddles of a folder (content/riddles), each with the drawing of the same name, and the weeks beside the
 * folder. Throws on an invalid file, and on a missing or disallowed drawing.
 */
export async function readRiddleFiles(folder: URL): Promise<DrawnRiddle[]> {
  const files = await readContentFolder(folder, RiddleFile)
  const { weeks } = await readContentFile(new URL('../riddle-weeks.json', folder), RiddleWeekFile)
  const weekOf = new Map(
    weeks.flatMap(({ title, riddles }, i) => riddles.map((key) => [key, { place: i + 1, title }] as const)),
  )
  const riddles = files.flatMap(({ content }) => content.riddles)
  return Promise.all(
    riddles.map(async (riddle) => ({
      ...riddle,
      drawing: await readDrawing(folder, riddle.key),
      week: weekOf.get(riddle.key) ?? null,
    })),
  )
}

async function readDrawing(folder: URL, key: string): Promise<string> {
  const drawing = (await fs.readFile(new URL(`${key}.svg`, folder), 'utf8')).trim()
  const [fault] = drawingFaults(drawing, largestDrawing)
  if (fault) throw new Error(`${key}.svg: ${fault}`)
  return drawing
}

/**
 * Imports the riddles of content files. Unchanged rows and rows edited by staff are left alone. A riddle that is no
 * longer in any file stays: retire it instead.
 */
export async function importRiddles(tx: Tx, riddles: DrawnRiddle[], now: Date): Promise<ImportCount> {
  const stored = await tx
    .selectFrom('riddle')
    .select(['key', 'content_hash', 'edited_by_staff_at', 'release_hash'])
    .execute()
  const { fresh, count, release } = compareContent(riddles, { keyOf: ({ key }) => key, stored, rowForm })
  if (fresh.length > 0) await storeRiddles(tx, fresh, now)
  await storeRelease(tx, 'riddle', release)
  return count
}

/** Stores riddles of content files. One statement, to keep the locks of concurrently starting processes short. */
export async function storeRiddles(tx: Tx, riddles: { content: StoredRiddle; hash: string }[], now: Date) {
  const rows = riddles.map(({ content, hash }) => ({ ...rowOfRiddle(content), content_hash: hash, updated_at: now }))
  const { key: _key, ...changing } = rows[0]!
  await tx
    .insertInto('riddle')
    .values(rows.map((row) => ({ ...row, id: newId(now) })))
    .onConflict(replaceUnedited('riddle', Object.keys(changing)))
    .execute()
}

function rowOfRiddle(content: StoredRiddle) {
  const { key, answer, accepted, drawing, description, skill, difficulty, explanation, source } = content
  return {
    key,
    answer,
    accepted,
    drawing,
    description,
    skill,
    difficulty,
    explanation,
    source,
    article_key: content.article ?? null,
    review_by: content.reviewBy ?? null,
    week: content.week?.place ?? null,
    week_title: content.week?.title ?? null,
    is_active: !content.isRetired,
  }
}
