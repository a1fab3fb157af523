import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { LevelFile } from '../content.ts'

/** The levels of content/levels.json. Throws when it is not as its schema says. */
export async function readLevelFile(file: URL): Promise<LevelFile['levels']> {
  return (await readContentFile(file, LevelFile)).levels
}

/** Brings in words and gifts of the levels, unless staff edited them; a gift that the store does not have is left out. */
export async function importLevels(tx: Tx, levels: LevelFile['levels']): Promise<void> {
  for (const { key, name, words, gift } of levels)
    await sql`
      insert into user_level (key, name, words, gift_id)
      values (${key}, ${name}, ${words}, (select id from premium where key = ${gift} and type = 'physical'))
      on conflict (key) do update set name = excluded.name, words = excluded.words, gift_id = excluded.gift_id
      where user_level.edited_by_staff_at is null
        and (user_level.name, user_level.words, user_level.gift_id)
          is distinct from (excluded.name, excluded.words, excluded.gift_id)`.execute(tx)
}
