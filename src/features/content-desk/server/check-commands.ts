import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { DatedFacts } from '#features/posts/documents/fact-rules.ts'
import { type Boxes, type ContentField, editorPath } from '#kit/content-fields.ts'
import type { EditorStaff } from '#kit/server/content-editor.ts'
import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { isRefusal } from '#lib/errors.ts'
import type { Caller } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { likenessOf, similarAt } from '#lib/thai/likeness.ts'
import type { ContentCheck } from '../editor-admin-contract.ts'
import { altChecks, dayChecks, sourceChecks } from './check-rules.ts'
import { saveItem } from './editor-commands.ts'
import { findContent } from './list/list-queries.ts'
import { termChecks } from './term-checks.ts'

type Edit = { id: string; version: string; boxes: Boxes }
/** `facts`: those that content files and notes on sources name. */
type Checking = EditorStaff & { caller: Caller; kinds: ContentKinds; facts: DatedFacts }
type Check = ContentCheck
type Asked = { db: Db; kind: ContentKind; edit: Edit; fields: readonly ContentField[]; staff: Checking }

/** A shorter title is like many others. */
const minTitle = 12
const maxCandidates = 20_000

/**
 * What stands in the way of a draft (`stop`), and what is worth a look (`look`): the rules of its kind, found by saving it
 * and taking that back; the days and sources of its facts; words for its picture; its terms and its level; links that lead
 * nowhere; a title or a question that another piece has.
 */
export async function checkItem(
  db: Db,
  kind: ContentKind,
  edit: Edit,
  { staff, fields }: { staff: Checking; fields: readonly ContentField[] },
): Promise<Check[]> {
  const asked = { db, kind, edit, fields, staff }
  const written = { fields, boxes: edit.boxes }
  const found = [
    ...(await ruleChecks(asked)),
    ...dayChecks(written, bangkokDay(staff.now)),
    ...altChecks(written),
    ...sourceChecks(written, staff.facts),
    ...(await termChecks(db, written)),
    ...(await linkChecks(asked)),
    ...(await twinChecks(asked)),
  ]
  return found.toSorted((a, b) => order[a.verdict] - order[b.verdict])
}

const order = { stop: 0, look: 1, ok: 2 }

class TakenBack extends Error {}

/** Saves and rolls back, so that the draft meets exactly what a save would refuse. */
async function ruleChecks({ db, kind, edit, fields, staff }: Asked): Promise<Check[]> {
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label ?? path
  try {
    await db.transaction().execute(async (tx) => {
      await saveItem(tx, kind, edit, staff)
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof TakenBack) return [{ verdict: 'ok', box: null, text: 'ผ่านกติกาของชนิดนี้' }]
    if (!isRefusal(error) || error.code === 'forbidden' || error.code === 'not_found') throw error
    const { fields: faults = [], detail, see } = error.problem
    if (faults.length === 0) return [{ verdict: 'stop', box: null, text: detail, ...(see && { see }) }]
    return faults.map((one) => ({
      verdict: 'stop' as const,
      box: one.path,
      text: `${labelOf(one.path)}: ${one.detail}`,
    }))
  }
  return []
}

/** Pages of ours that words may link to, by the kind that stands there. */
const links: readonly { kind: string; path: RegExp }[] = [
  { kind: 'article', path: /\/post\/detail\/([0-9a-f-]{36})/g },
  { kind: 'event', path: /\/events\/([0-9a-f-]{36})/g },
  { kind: 'video', path: /\/video-page\/detail\/([0-9a-f-]{36})/g },
]

async function linkChecks({ db, edit, fields, staff }: Asked): Promise<Check[]> {
  const found: Check[] = []
  for (const { name, label } of fields)
    for (const { kind: linked, path } of links)
      for (const [address, id] of (edit.boxes[name] ?? '').matchAll(path)) {
        const row = await findContent(db, staff.kinds.get(linked)!, id!, staff.now)
        if (row && row.state !== 'withdrawn' && row.state !== 'draft') continue
        found.push({ verdict: 'look', box: name, text: `${label}: ลิงก์ ${address} ไม่มีหน้าให้ผู้อ่านเปิด` })
      }
  return found
}

/**
 * Other pieces of the kind with nearly the same title, and questions of the quizzes that ask what this piece asks. Where
 * the kind refuses such a one itself, its rule has told it.
 */
async function twinChecks({ db, kind, edit, fields, staff }: Asked): Promise<Check[]> {
  const titles = kind.name === 'question' ? [] : fields.filter(({ means }) => means === 'title')
  const asks = fields.filter(({ means }) => means === 'question')
  const found = await Promise.all([
    ...titles.map((field) => listTwins(db, kind, { ...edit, field, text: 'มีชื่อที่เกือบเหมือนกันแล้ว' })),
    ...asks.map((field) =>
      listTwins(db, staff.kinds.get('question')!, { ...edit, field, text: 'มีคำถามที่เกือบเหมือนกันแล้ว' }),
    ),
  ])
  return found.flat()
}

type Twin = Edit & { field: ContentField; text: string }

async function listTwins(db: Db, kind: ContentKind, { id, boxes, field, text }: Twin): Promise<Check[]> {
  const written = boxes[field.name]?.replaceAll('|', '') ?? ''
  if (written.length < minTitle) return []
  const { rows } = await sql<{ id: string; title: string }>`
    select ${kind.id}::text as id, ${kind.title}::text as title from ${kind.from}
    where ${kind.where ?? sql`true`} and ${kind.id}::text <> ${id} limit ${maxCandidates}`.execute(db)
  return rows
    .filter((row) => likenessOf(row.title, written) >= similarAt)
    .slice(0, 3)
    .map((row) => ({
      verdict: 'look' as const,
      box: field.name,
      text,
      see: { title: row.title, href: editorPath(kind.name, row.id) },
    }))
}
