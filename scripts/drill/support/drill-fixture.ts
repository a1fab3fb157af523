import { importContent } from '#app/boot/seed.ts'
import { openDb } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { freshToken, type PersonOptions, people, type TestPerson } from '#tests/fixtures/people.ts'
import type { Options } from '../options.ts'
import { type ClockKind, drillStart, newClock } from './clock.ts'
import type { DrillDatabase } from './database.ts'
import { startServerChild } from './server-child.ts'

export type Fixture = Awaited<ReturnType<typeof openFixture>>

/** A drill prints its figures and returns whether everything is correct. */
export type Drill = (given: { fixture: Fixture; database: DrillDatabase; options: Options }) => Promise<boolean>

const tokenLifeMs = 10 * 60_000

/** Opens the environment of a drill: a database with content, a server on it, and people with real tokens. */
export async function openFixture(database: DrillDatabase, name: string, kind: ClockKind) {
  const urls = await database.prepare(`drill_${name}`)
  const db = openDb(urls.app)
  await importContent(db, drillStart, { hasSamples: true })
  const startedAt = Date.now()
  const clock = newClock(kind, startedAt)
  // With a fixed clock the keys are never reloaded, so signing works while the database is down.
  const keys = await openKeys({ db, clock: () => drillStart })
  const fixture = {
    db,
    keys,
    clock: {
      get now() {
        return clock.now()
      },
    },
  }
  const server = await startServerChild({ databaseUrl: urls.app, clock: kind, startedAt })
  const signed = new Map<string, { token: string; at: number }>()

  return {
    ...fixture,
    urls,
    clock,
    server,
    async people(count: number, options: PersonOptions = {}): Promise<TestPerson[]> {
      const made: TestPerson[] = []
      while (made.length < count) made.push(...(await people(fixture, Math.min(50, count - made.length), options)))
      return made
    },
    /** A valid access token of a person; with `roles`, of staff. */
    async tokenOf(person: TestPerson, roles: string[] = []): Promise<string> {
      const now = clock.now().getTime()
      const known = signed.get(person.id)
      if (known && now - known.at < tokenLifeMs) return known.token
      const token = await freshToken(fixture, person, roles)
      signed.set(person.id, { token, at: now })
      return token
    },
    async stop() {
      await server.stop()
      await db.destroy()
    },
  }
}
