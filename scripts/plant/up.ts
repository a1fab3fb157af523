import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canEnter, makeDir } from '#db/embedded-user.ts'
import { prepareDatabase } from '#db/roles.ts'
import { StartError } from '#db/start-error.ts'
import { buildWeb } from '../build.mjs'
import { query } from './ask.ts'
import { backUp, createStanza, hasBackup, writeBackupFigures } from './backup.ts'
import { listConfigs, type RestoreTarget } from './configs.ts'
import { findEngines } from './engines.ts'
import { dbNodes, etcdNodes, type Plant, placeOf } from './layout.ts'
import { findPrimary, isWhole } from './patroni.ts'
import { awaitService, endOfLog, isRunning, type Service, startService } from './processes.ts'
import { openSecrets, type Secrets, urlsOf } from './secrets.ts'
import { appServices, etcdServices, gateServices, monitorServices, nginxService, patroniServices } from './services.ts'

/**
 * Raises the plant, part by part; what runs already stays. With `target` the cluster is made from the archive as of that
 * moment.
 */
export async function raisePlant(plant: Plant, { target = null }: { target?: RestoreTarget } = {}): Promise<void> {
  const given = await raiseEtcd(plant, target)
  await raiseDatabase(given)
  await buildWeb(plant.env.APP_ENV)
  // The first migrates and imports the content; the others find it done.
  for (const app of appServices(given)) await start(plant, [app])
  await start(plant, [nginxService(given)])
  await start(plant, monitorServices(given))
  writeBackupFigures(plant)
}

/** Writes the configuration of all parts and starts etcd. */
export async function raiseEtcd(plant: Plant, target: RestoreTarget = null) {
  const engines = findEngines()
  makeFolders(plant)
  const secrets = openSecrets(plant)
  writeConfigs(plant, listConfigs({ plant, secrets, postgres: engines.postgres, target }))
  const given = { plant, secrets, engines }
  await start(plant, etcdServices(given))
  return given
}

/** Three nodes, of which one is primary and one synchronous; HAProxy and PgBouncer before them; the archive behind. */
async function raiseDatabase(given: Parameters<typeof patroniServices>[0]) {
  const { plant, secrets } = given
  const nodes = patroniServices(given)
  for (const node of nodes) startService(plant, node)
  const [haproxy, pgbouncer] = gateServices(given)
  await start(plant, [haproxy])
  await awaitPrimary(plant)
  say('the primary', (await findPrimary(plant)) ?? '')
  createStanza(plant)
  await prepareRoles(plant, secrets)
  await start(plant, [pgbouncer])
  await Promise.all(nodes.map((node) => awaitService(plant, node, 300_000)))
  for (let tries = 0; !(await isWhole(plant)); tries++) {
    if (tries > 300) throw new StartError(`the replicas do not follow:\n${endOfLog(plant, 'db2')}`)
    await sleep(500)
  }
  say('replicas', 'one of them synchronous')
  if (!hasBackup(plant)) await backUp(plant)
}

/** Waits until HAProxy leads to a primary that takes writes. */
export async function awaitPrimary(plant: Plant, patienceMs = 600_000) {
  const { superuser } = urlsOf(plant, openSecrets(plant))
  const url = superuser.replace(/koinklass$/, 'postgres')
  const deadline = performance.now() + patienceMs
  for (;;) {
    const rows = await query<{ is_replica: boolean }>(url, 'select pg_is_in_recovery() as is_replica').catch(() => [])
    if (rows[0]?.is_replica === false) return
    if (performance.now() > deadline || !dbNodes.some((name) => isRunning(plant, name)))
      throw new StartError(`no primary:\n${dbNodes.map((name) => endOfLog(plant, name)).join('\n')}`)
    await sleep(500)
  }
}

async function prepareRoles(plant: Plant, secrets: Secrets) {
  const passwords: Record<string, string> = { koinklass_owner: secrets.owner, koinklass_app: secrets.app }
  const url = (database: string, role = 'postgres') =>
    `postgres://${role}:${passwords[role] ?? secrets.superuser}@${plant.haproxy}:5000/${database}`
  await prepareDatabase({ url }, 'koinklass')
  const [found] = await query(url('postgres'), `select from pg_roles where rolname = 'monitor'`)
  if (!found) await query(url('postgres'), 'create role monitor login in role pg_monitor')
  await query(url('postgres'), `alter role monitor password '${secrets.monitor}'`)
  await query(url('koinklass'), 'create extension if not exists pg_stat_statements')
}

async function start(plant: Plant, services: Service[]) {
  for (const service of services) startService(plant, service)
  await Promise.all(services.map((service) => awaitService(plant, service)))
  say(services.map(({ name }) => name).join(', '), 'up')
}

/** The folders of all parts, which the engines' user can enter and write. */
function makeFolders(plant: Plant) {
  makeDir(plant.dir, plant.user)
  if (!canEnter(plant.dir, plant.user))
    throw new StartError(
      `nobody cannot enter ${plant.dir}: set PLANT_DIR, for example PLANT_DIR=/var/tmp/koinklass-plant`,
    )
  fs.mkdirSync(placeOf(plant, 'run'), { recursive: true, mode: 0o700 })
  const nodes = dbNodes.flatMap((name) => [name, `${name}/data`, `${name}/socket`, `${name}/lock`, `${name}/spool`])
  const others = ['logs', 'backup', 'pgbouncer', 'nginx', 'figures', 'prometheus', 'alertmanager']
  for (const name of [...etcdNodes, ...nodes, ...others]) {
    fs.mkdirSync(placeOf(plant, name), { recursive: true, mode: 0o700 })
    give(plant, placeOf(plant, name))
  }
}

function writeConfigs(plant: Plant, configs: Record<string, string>) {
  for (const [name, text] of Object.entries(configs)) {
    const file = placeOf(plant, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text, { mode: 0o600 })
    give(plant, file)
  }
}

function give({ user }: Plant, file: string) {
  if (user) fs.chownSync(file, user.uid, user.gid)
}

function say(what: string, how: string) {
  console.log(`plant: ${what} ${how}`)
}
