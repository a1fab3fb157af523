import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/search-thing.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import { type ThingKind, thingKinds } from '#kit/thing-kinds.ts'

/** A thing with its kind. */
export type ListedThing = SearchThing & { kind: ThingKind }

/** All that the features list at a moment, of these kinds. */
export async function listThings(
  db: Db | Tx,
  listers: ThingListers,
  now: Date,
  kinds: readonly ThingKind[] = thingKinds,
): Promise<ListedThing[]> {
  const found: ListedThing[] = []
  // One after the other: inside a transaction there is one connection.
  for (const kind of kinds) for (const thing of (await listers[kind]?.(db, now)) ?? []) found.push({ ...thing, kind })
  return found
}

/**
 * The things that match one of these tsqueries and are listed now: kinds in their usual order, the best query first, at
 * most `max` of each kind.
 */
export async function findListed(
  tx: Tx,
  questions: string[],
  { listers, now, max }: { listers: ThingListers; now: Date; max: number },
): Promise<ListedThing[]> {
  const { rows } = await sql<{ kind: string; key: string; place: number }>`
    select kind, key, min(place)::int as place
    from unnest(${questions}::text[]) with ordinality as asked (question, place)
    join search_thing on words @@ question::tsquery group by kind, key`.execute(tx)
  const places = new Map(rows.map(({ kind, key, place }) => [`${kind} ${key}`, place]))
  const kinds = thingKinds.filter((kind) => rows.some((row) => row.kind === kind))
  const placeOf = ({ kind, key }: ListedThing) => places.get(`${kind} ${key}`)
  const listed = (await listThings(tx, listers, now, kinds)).filter((thing) => placeOf(thing) !== undefined)
  return kinds.flatMap((kind) =>
    listed
      .filter((thing) => thing.kind === kind)
      .toSorted((a, b) => placeOf(a)! - placeOf(b)!)
      .slice(0, max),
  )
}
