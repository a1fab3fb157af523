// `npm start` on the pinned Node: builds the pages, starts and migrates the database, then runs the product until a
// signal comes.
import fs from 'node:fs'
import path from 'node:path'
import { connectOutside } from '#db/connect-outside.ts'
import { startPostgres } from '#db/embedded.ts'
import { findPlace } from '#db/embedded-place.ts'
import { migrate } from '#db/migrate.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import { StartError } from '#db/start-error.ts'
import { buildWeb } from './build.mjs'
import { root } from './install.mjs'

type Env = Record<string, string | undefined>

const stopsInReverse: (() => Promise<void>)[] = []
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(0))
process.channel?.unref()

try {
  await launch(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))
} catch (error) {
  if (!isEnding) console.error(explain(error))
  await end(1)
}

async function launch(env: Env) {
  const flag = process.argv.indexOf('--create-admin')
  if (flag >= 0) return createAdmin(env, process.argv[flag + 1])
  const isDev = process.argv.includes('--dev')
  const [database] = await Promise.all([openDatabase(env), isDev ? false : buildWeb(env.APP_ENV)])
  const { startServer } = await import('#app/boot/main.ts')
  const starting = startServer({ ...env, ...database })
  // On a signal during the start, the product finishes starting and then stops, so that it does not lose its database
  // halfway.
  stopsInReverse.push(async () => (await starting.catch(() => null))?.stop())
  await starting
}

/**
 * `npm start -- --create-admin [e-mail]`: creates the first admin of an external database, prints how to sign in, and
 * ends.
 */
async function createAdmin(env: Env, email: string | undefined) {
  if (!env.DATABASE_URL)
    throw new StartError(
      '--create-admin is for a database of yours (DATABASE_URL): the embedded one has demo staff, named at start',
    )
  const database = await openDatabase(env)
  const { createFirstAdmin } = await import('#app/boot/create-admin.ts')
  console.log(await createFirstAdmin({ ...env, ...database }, email))
  await end(0)
}

/** The settings with which the product finds its migrated database. */
async function openDatabase(env: Env): Promise<Env> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: owner = url } = env
  if (url === undefined || owner === undefined) return openEmbedded(env)
  const { appRole, isOwner } = await connectOutside(url, owner)
  if (isOwner)
    console.log(
      `note: requests use ${appRole}, the owner of the tables, without a limit to their statements; MIGRATION_DATABASE_URL can name an owner of its own`,
    )
  await migrate(owner, { appRole })
  return { DATABASE_URL: url, MIGRATION_DATABASE_URL: owner }
}

async function openEmbedded(env: Env): Promise<Env> {
  const dataDir = path.resolve(root, env.DATA_DIR ?? 'data')
  const place = findPlace(dataDir, { isChosen: env.DATA_DIR !== undefined })
  if (!fs.existsSync(path.join(place, 'cluster'))) console.log(`กำลังเตรียมฐานข้อมูล – making the database in ${place} …`)
  const postgres = await startPostgres(place, { durable: true })
  stopsInReverse.push(postgres.stop)
  void postgres.lost.then((error) => {
    console.error(error.message)
    return end(1)
  })
  const database = await prepareDatabase(postgres, 'koinklass')
  await migrate(database.owner, { appRole: app })
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: database.app,
    MIGRATION_DATABASE_URL: database.owner,
    EMBEDDED_DATABASE: 'true',
  }
}

/** Stops the product, then its database; forced after half a minute. */
async function end(code: number) {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), 30_000).unref()
  let verdict = code
  for (const stop of stopsInReverse.reverse()) {
    await stop().catch((error) => {
      console.error(error)
      verdict = 1
    })
  }
  process.exit(verdict)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `พอร์ต ${port} ถูกใช้งานอยู่แล้ว – port ${port} is already in use: stop who uses it, or set PORT to another one`
  const isPlain = error instanceof StartError || code !== undefined || error.message.startsWith('environment:')
  return (isPlain && error.message) || (error.stack ?? error.message)
}
