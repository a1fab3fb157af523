import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import type { Skill } from '#features/koin/contract.ts'

/** A riddle with its answer: for the server only. `drawing` is an SVG document. */
export type Riddle = {
  id: string
  answer: string
  accepted: string[]
  drawing: string
  description: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  /** Key of the article that teaches it. */
  articleKey: string | null
}

/** Riddles by id, retired ones too, in the order asked for. Throws when one does not exist: ids come from our tables. */
export async function readRiddles(db: Db | Tx, ids: readonly string[]): Promise<Riddle[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('riddle').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Error(`riddle ${id} does not exist`)
    return toRiddle(row)
  })
}

function toRiddle(row: Selectable<Tables['riddle']>): Riddle {
  return {
    id: row.id,
    answer: row.answer,
    accepted: row.accepted,
    drawing: row.drawing,
    description: row.description,
    skill: row.skill as Skill,
    difficulty: row.difficulty as Riddle['difficulty'],
    explanation: row.explanation,
    articleKey: row.article_key,
  }
}
