import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { drawingFaults } from '#lib/drawing-rules.ts'
import { newId } from '#lib/server/new-id.ts'
import { type RiddleContent, RiddleFile } from '../content.ts'
import { largestDrawing } from '../rules.ts'

/** Raised when this file makes other rows out of the same content, so that the next start makes them anew. */
const rowForm = 1

/** A riddle with its drawing, an SVG document. */
export type DrawnRiddle = RiddleContent & { drawing: string }

/**
 * The riddles of a folder (content/riddles), each with the drawing beside its file that has the riddle's key for a name;
 * none where there is no such folder. Throws on a bad file, a missing drawing and one that may not be sent.
 */
export async function readRiddleFiles(folder: URL): Promise<DrawnRiddle[]> {
  const all = await fs.readdir(folder).catch(() => [])
  const names = all.filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const file = z.safeParse(RiddleFile, JSON.parse(await fs.readFile(new URL(name, folder), 'utf8')))
      if (!file.success) throw new Error(`${name}: ${z.prettifyError(file.error)}`)
      return Promise.all(file.data.riddles.map((riddle) => drawnRiddle(folder, riddle)))
    }),
  )
  return files.flat()
}

async function drawnRiddle(folder: URL, riddle: RiddleContent): Promise<DrawnRiddle> {
  const drawing = (await fs.readFile(new URL(`${riddle.key}.svg`, folder), 'utf8')).trim()
  const [fault] = drawingFaults(drawing, largestDrawing)
  if (fault) throw new Error(`${riddle.key}.svg: ${fault}`)
  return { ...riddle, drawing }
}

/** How an import went: `kept` were edited by staff, whose word counts from then on. */
type ImportCount = { added: number; changed: number; same: number; kept: number }

/**
 * Brings the riddles of content files into the list. A row whose riddle is unchanged is not touched; one that staff edited is
 * left as it is. A riddle that is no longer in any file stays: retire it instead.
 */
export async function importRiddles(tx: Tx, riddles: DrawnRiddle[], now: Date): Promise<ImportCount> {
  const count = { added: 0, changed: 0, same: 0, kept: 0 }
  const stored = await tx.selectFrom('riddle').select(['key', 'content_hash', 'edited_by_staff_at']).execute()
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const rows: RiddleRow[] = []
  for (const riddle of riddles.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = rowOf.get(riddle.key)
    const hash = createHash('sha256')
      .update(JSON.stringify([rowForm, riddle]))
      .digest('base64url')
    if (row?.edited_by_staff_at) count.kept++
    else if (row?.content_hash === hash) count.same++
    else {
      rows.push({ ...rowOfRiddle(riddle), id: newId(now), content_hash: hash, updated_at: now })
      count[row ? 'changed' : 'added']++
    }
  }
  if (rows.length > 0) await storeRiddles(tx, rows)
  return count
}

type RiddleRow = ReturnType<typeof rowOfRiddle> & { id: string; content_hash: string; updated_at: Date }

/** One statement: processes that start together wait for each other no longer than it takes. */
async function storeRiddles(tx: Tx, rows: RiddleRow[]) {
  const { id: _id, key: _key, ...changing } = rows[0]!
  const columns = Object.keys(changing) as (keyof typeof changing)[]
  await tx
    .insertInto('riddle')
    .values(rows)
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where('riddle.edited_by_staff_at', 'is', null)
        .whereRef('riddle.content_hash', 'is distinct from', 'excluded.content_hash'),
    )
    .execute()
}

function rowOfRiddle(content: DrawnRiddle) {
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
    is_active: !content.isRetired,
  }
}
