import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Statement } from './record-sql.ts'

/** A pgbench script and its variables; `n` is the number of the person. */
export type Replay = { script: string; variables: Record<string, string> }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** The last group of a UUID, which is replaced by the twelve digits of `n`. */
const tail = 12

/**
 * Turns two recordings of an act by two people into a script for any person. Equal parts stay; differences must be
 * UUIDs (people, sessions, new rows), whose last digits become `n`.
 */
export async function makeReplay(db: Db, one: Statement[], other: Statement[]): Promise<Replay> {
  if (one.length !== other.length) throw new Error('the act ran other statements for another person')
  const variables = new Map<string, string>()
  const nameOf = (text: string) => {
    // pgbench has no empty variables.
    if (text === '') return `''`
    if (!variables.has(text)) variables.set(text, `v${variables.size}`)
    return `:${variables.get(text)}`
  }
  const frontOf = newFronts()
  const lines: string[] = []
  for (const [i, statement] of one.entries()) {
    const twin = other[i]!
    if (statement.text !== twin.text) throw new Error(`the act ran other SQL for another person: ${twin.text}`)
    lines.push(`${await fill(db, statement, twin, { nameOf, frontOf })};`)
  }
  const script = lines.join('\n')
  return { script, variables: Object.fromEntries([...variables].map(([text, name]) => [name, text])) }
}

type Names = { nameOf: (text: string) => string; frontOf: (id: string) => string }

async function fill(db: Db, { text, values }: Statement, twin: Statement, { nameOf, frontOf }: Names) {
  const isSame = values.every((value, i) => value === twin.values[i])
  const types = isSame ? [] : await readTypes(db, text)
  return text.replace(/\$(\d+)/g, (_whole, place) => {
    const i = Number(place) - 1
    const [value, counterpart] = [values[i] ?? null, twin.values[i] ?? null]
    if (value === null) return 'null'
    // A seed differs per person, but does not affect the cost.
    if (value === counterpart || isSeed(value, counterpart)) return nameOf(value)
    const parts = splitByPerson(value, counterpart ?? '', frontOf).map(nameOf)
    return `(${parts.join('::text || :n::text || ')}::text)::${types[i]}`
  })
}

/**
 * The part of an id that stays when a person's number replaces its last digits. Ids of one millisecond differ in just
 * those digits: if the prefix is taken, its last three characters are replaced by a count (the one before them marks
 * the UUID variant).
 */
function newFronts(): (id: string) => string {
  const known = new Map<string, string>()
  const taken = new Set<string>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    let front = id.slice(0, -tail)
    for (let i = 0; taken.has(front); i += 1) front = `${front.slice(0, -4)}${i.toString(16).padStart(3, '0')}-`
    taken.add(front)
    known.set(id, front)
    return front
  }
}

/** Whole numbers that differ between two people. */
function isSeed(value: string, counterpart: string | null): boolean {
  return /^\d{6,}$/.test(value) && /^\d{6,}$/.test(counterpart ?? '')
}

/** Splits a text where a person's number is inserted. */
function splitByPerson(text: string, twin: string, frontOf: (id: string) => string): string[] {
  const [ids, others] = [text.match(uuid) ?? [], twin.match(uuid) ?? []]
  if (text.replace(uuid, '') !== twin.replace(uuid, ''))
    throw new Error(`a value differs between two people, and not by UUIDs: ${text} and ${twin}`)
  const parts = ['']
  let seen = 0
  for (const [i, id] of ids.entries()) {
    const start = text.indexOf(id, seen)
    const end = start + id.length
    parts[parts.length - 1] += text.slice(seen, start) + (id === others[i] ? id : frontOf(id))
    if (id !== others[i]) parts.push('')
    seen = end
  }
  parts[parts.length - 1] += text.slice(seen)
  return parts
}

/** The parameter types that PostgreSQL infers for a statement. */
function readTypes(db: Db, text: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`prepare asked as ${sql.raw(text) as RawBuilder<unknown>}`.execute(connection)
    const { rows } = await sql<{ types: string[] }>`
      select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'`.execute(connection)
    await sql`deallocate asked`.execute(connection)
    return rows[0]!.types
  })
}
