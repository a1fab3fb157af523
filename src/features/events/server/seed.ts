import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type EventContent, EventFile } from '../content.ts'
import { occurrencesAround } from './seed-rules.ts'

/** Reads content/events.json. Throws when it does not match its schema. */
export async function readEventFile(file: URL): Promise<EventContent[]> {
  return (await readContentFile(file, EventFile)).events
}

/**
 * Imports the events around today, each date once by its key. Changed texts are updated unless staff edited the event;
 * times, seats and fee of an existing event stay, since people joined on those terms. Safe to run in several processes
 * at once.
 */
export async function importEvents(tx: Tx, events: EventContent[], now: Date): Promise<{ added: number }> {
  let added = 0
  for (const event of events.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const texts = textsOf(event)
    const hash = hashContent(texts)
    const times = occurrencesAround(bangkokDay(now), event)
    const { capacity, fee, reward, kind, skill } = event
    const fixed = { capacity, fee: koin(fee), reward: koin(reward), kind, skill, organiser: 'Koinklass', made_at: now }
    const rows = times.map(({ day, ...moments }) => {
      const row = { ...fixed, ...texts, ...moments, id: newId(now), key: `${event.key}:${day}` }
      return { ...row, content_hash: hash, updated_at: now }
    })
    if (rows.length === 0) continue
    const stored = await tx
      .insertInto('event')
      .values(rows)
      .onConflict((c) =>
        c
          .column('key')
          .doUpdateSet((e) => ({
            ...texts,
            content_hash: hash,
            updated_at: now,
            revision: e('event.revision', '+', 1),
          }))
          .where('event.edited_by_staff_at', 'is', null)
          .where('event.content_hash', 'is distinct from', hash),
      )
      .returning('revision')
      .execute()
    added += stored.filter(({ revision }) => revision === 0).length
  }
  return { added }
}

function textsOf({ title, titlePhrases, summary, description, isSimulated, cover, place, map, online }: EventContent) {
  return {
    title,
    title_phrases: titlePhrases ?? null,
    summary,
    description: description.join('\n\n'),
    is_simulated: isSimulated,
    cover: JSON.stringify(cover),
    place,
    map_url: map,
    online_url: online,
  }
}
