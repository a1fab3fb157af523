import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { migrate } from '#db/migrate.ts'
import { round } from '../../drill/support/report.ts'
import { query } from '../ask.ts'
import { findEngines } from '../engines.ts'
import type { Plant } from '../layout.ts'
import { awaitService, startService, stopService } from '../processes.ts'
import { openSecrets } from '../secrets.ts'
import { appServices } from '../services.ts'
import { verdict } from './judge.ts'
import { type Load, runLoad } from './load.ts'

const releases = 20
/** The release whose migration rewrites the table, and the one that relies on it. */
const [expanding, contracting] = [5, 15]
/** Rows of the table before the drill, at least, and how many one statement rewrites. */
const [tableRows, slice] = [300_000, 10_000]

const migrations = {
  // The rows that are there stay empty; those that come have the default, also from the release before.
  expand:
    'alter table idempotency_key add column drill_weight smallint; alter table idempotency_key alter column drill_weight set default 1',
  constrain: 'alter table idempotency_key add constraint drill_has_weight check (drill_weight is not null) not valid;',
  contract: 'alter table idempotency_key validate constraint drill_has_weight;',
} as const

/**
 * Twenty releases: each process is stopped and started in turn, while the other serves, so old and new stand side by side.
 * Meanwhile a column is added to the table that each act writes into, filled in every row in slices, and required. No
 * client may notice.
 */
export async function rollDeploys(plant: Plant, load: Load): Promise<boolean> {
  const { owner } = load.urls
  await enlarge(load)
  const apps = appServices({ plant, secrets: openSecrets(plant), engines: findEngines() })
  let rewriting: Promise<number> = Promise.resolve(0)
  let [rewritten, deployedAt] = [0, 0]
  const run = await runLoad(load, plant, async ({ startedAt }) => {
    await sleep(5_000)
    for (let release = 1; release <= releases; release++) {
      if (release === expanding) {
        await apply(owner, 'expand')
        rewriting = rewrite(owner)
        // It is awaited ten releases later.
        rewriting.catch(() => {})
      }
      if (release === contracting) {
        rewritten = await rewriting
        await apply(owner, 'constrain')
        await apply(owner, 'contract')
      }
      for (const app of apps) {
        await stopService(plant, app.name)
        startService(plant, app)
        await awaitService(plant, app)
      }
    }
    deployedAt = performance.now() - startedAt
  })
  await query(owner, 'alter table idempotency_key drop column drill_weight')
  await query(owner, `delete from migration where name like '9999-drill-%'`)
  const { traffic, pages, answeredAt } = run
  const loadMs = Math.max(...answeredAt)
  const isRight = await verdict('deploys', run, load, [
    ['releases, of processes', `${releases}, ${apps.length}`],
    ['rows rewritten', rewritten],
    ['the last release was done after s, load lasted s', `${round(deployedAt / 1000)}, ${round(loadMs / 1000)}`],
  ])
  if (deployedAt > loadMs) console.log('  ✗ the load ended before the last release: give more --seconds')
  // A 503 is no failure for a client that comes again as it is told; the table counts them.
  const noticed = traffic.broken + traffic.failed + pages.failed
  if (noticed > 0) console.log(`  ✗ clients noticed ${noticed} times, promised is never`)
  return isRight && noticed === 0 && deployedAt <= loadMs && rewritten >= tableRows
}

/** Gives the drill's people so many more rows that the table is a big one. */
async function enlarge({ urls, persons }: Load) {
  await query(
    urls.owner,
    `insert into idempotency_key (user_id, key, fingerprint, reply, made_at)
    select user_id, 'drill ' || n, repeat('0', 64), '{"status": 200, "body": {}}', now()
    from unnest($1::uuid[]) as user_id, generate_series(1, $2::int) as n`,
    [persons.map(({ id }) => id), Math.ceil(tableRows / persons.length)],
  )
}

/** Applies one migration as a release does, with the product's own migrator. */
async function apply(owner: string, name: keyof typeof migrations) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-drill-'))
  try {
    fs.writeFileSync(path.join(folder, `9999-drill-${name}.sql`), migrations[name])
    await migrate(owner, { folder: pathToFileURL(`${folder}/`) })
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** Fills the column from the first row to the last, a slice a transaction. Returns how many rows that were. */
async function rewrite(owner: string): Promise<number> {
  let [count, user, key] = [0, '00000000-0000-0000-0000-000000000000', '']
  for (;;) {
    const rows = await query<{ user_id: string; key: string }>(
      owner,
      `with slice as (select user_id, key from idempotency_key where (user_id, key) > ($1::uuid, $2)
        order by user_id, key limit ${slice}),
      filled as (update idempotency_key as one set drill_weight = 1 from slice
        where one.user_id = slice.user_id and one.key = slice.key and one.drill_weight is null)
      select user_id, key from slice order by user_id, key`,
      [user, key],
    )
    const last = rows.at(-1)
    if (!last) return count
    count += rows.length
    user = last.user_id
    key = last.key
  }
}
