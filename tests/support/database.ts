import fs from 'node:fs'
import { Logger, runOnce } from 'graphile-worker'
import type { TestProject } from 'vitest/node'
import { importContent } from '#app/boot/seed.ts'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open.ts'
import { app, owner, prepareDatabase } from '#db/roles.ts'
import { makeScratchDir } from '#db/scratch-dir.ts'
import { followActivityTask } from '#features/activity/server/commands.ts'
import { followLearningDayTask } from '#features/koin/server/learning-commands.ts'
import { sendMailTask } from '#features/notifications/server/commands.ts'
import { withSeed } from '../fixtures/seed.ts'
import { openOutside } from './outside-database.ts'
import { runSql } from './run-sql.ts'
import { newTestClock } from './test-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the databases as the superuser, for creating and dropping databases. */
    postgres: string
    /** The same for the role that owns the tables. */
    postgresOwner: string
    /** The same for the role of requests, with its limits and without rights to change append-only tables. */
    postgresApp: string
    /** The migrated database that test files copy, and one with our content in it. */
    template: string
    contentTemplate: string
    /** Prefix of the name of every database of this run. */
    prefix: string
  }
}

/** The server on which the tests of one run create their databases. `stop` removes everything. */
export type TestServer = {
  url: (database: string, role?: string) => string
  owner: string
  app: string
  template: string
  prefix: string
  stop: () => Promise<void>
}

// Both projects call setup, each with its own copy of this module.
const key = Symbol.for('koinklass.tests')
const holder = globalThis as { [key]?: { server?: Promise<TestServer>; users: number } }
holder[key] ??= { users: 0 }
const run = holder[key]

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file copies: the embedded one, or the
 * server whose superuser TEST_DATABASE_URL names. DATABASE_URL of the product is never used.
 */
export default async function setup(project: TestProject) {
  const { TEST_DATABASE_URL: outside } = process.env
  run.server ??= (outside ? enterOutside(outside) : startEmbedded()).then(registerTasks).then(addContent)
  run.users += 1
  const server = await run.server
  project.provide('postgres', server.url(''))
  project.provide('postgresOwner', server.url('', server.owner))
  project.provide('postgresApp', server.url('', server.app))
  project.provide('template', server.template)
  project.provide('contentTemplate', contentOf(server))
  project.provide('prefix', server.prefix)
  return async () => {
    run.users -= 1
    if (run.users === 0) await server.stop()
  }
}

const contentOf = ({ template }: TestServer) => `${template}_content`

/**
 * Registers the job names that acts use, as the product's worker does when it starts. Otherwise the first act of a new
 * database inserts them, and concurrent first acts can deadlock on that row.
 */
async function registerTasks(server: TestServer): Promise<TestServer> {
  const taskList = { [followActivityTask]: () => {}, [followLearningDayTask]: () => {}, [sendMailTask]: () => {} }
  const connectionString = server.url(server.template, server.app)
  await runOnce({ connectionString, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) })
  return server
}

/** Imports the content once: the import takes a second, and a third of the test files need it. */
async function addContent(server: TestServer): Promise<TestServer> {
  const name = contentOf(server)
  await runSql(server.url('postgres'), `create database ${name} owner ${server.owner} template ${server.template}`)
  const db = openDb(server.url(name, server.app), { max: 2 })
  try {
    await withSeed(process.env.TEST_SEED ?? '', 'content', () =>
      importContent(db, newTestClock().now, { hasSamples: true }),
    )
  } finally {
    await db.destroy()
  }
  return server
}

async function enterOutside(address: string): Promise<TestServer> {
  const server = await openOutside(address)
  console.log(`tests run on PostgreSQL ${server.version} at ${new URL(address).host} (TEST_DATABASE_URL)`)
  return server
}

async function startEmbedded(): Promise<TestServer> {
  const dir = makeScratchDir('koinklass-tests')
  const postgres = await startPostgres(dir, { durable: false })
  const template = 'template_app'
  const addresses = await prepareDatabase(postgres, template)
  await migrate(addresses.owner, { appRole: app })
  return {
    url: postgres.url,
    owner,
    app,
    template,
    prefix: 'test_',
    async stop() {
      await postgres.stop()
      fs.rmSync(dir, { recursive: true })
    },
  }
}
