import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '#db/start-error.ts'

/** The engines by the name of their binary, and the Debian package that brings each. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  nginx: 'nginx',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  'prometheus-node-exporter': 'prometheus-node-exporter',
  'prometheus-postgres-exporter': 'prometheus-postgres-exporter',
  'prometheus-nginx-exporter': 'prometheus-nginx-exporter',
} as const
export type Engine = keyof typeof packages
export type Engines = Record<Engine, string> & { postgres: string }

const postgresFolder = '/usr/lib/postgresql'

/** The paths of all engines; `postgres` is the folder of PostgreSQL's programs. Throws a StartError with the command that installs what is missing. */
export function findEngines(): Engines {
  if (process.platform !== 'linux') throw new StartError('a plant needs Linux')
  const found = Object.fromEntries(
    (Object.keys(packages) as Engine[]).map((name) => [name, findBinary(name)]),
  ) as Record<Engine, string | null>
  const postgres = findPostgres()
  const missing = [
    ...(Object.keys(packages) as Engine[]).filter((name) => !found[name]).map((name) => packages[name]),
    ...(postgres ? [] : ['postgresql']),
  ]
  if (missing.length > 0)
    throw new StartError(`missing: ${missing.join(', ')}. apt-get install --no-install-recommends ${missing.join(' ')}`)
  checkVersion(found.pgbouncer!, '1.21', 'deploy/build-pgbouncer.sh')
  checkVersion(found.patroni!, '4.0', 'deploy/install-patroni.sh')
  return { ...(found as Record<Engine, string>), postgres: postgres! }
}

function findBinary(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/bin', '/usr/sbin', '/usr/local/sbin']
  const files = folders.filter(Boolean).map((folder) => path.join(folder, name))
  return files.find((file) => fs.existsSync(file)) ?? null
}

/** The newest PostgreSQL from 15 to 18 of Debian's packages. */
function findPostgres(): string | null {
  const versions = [18, 17, 16, 15].map((version) => path.join(postgresFolder, String(version), 'bin'))
  return versions.find((folder) => fs.existsSync(path.join(folder, 'postgres'))) ?? null
}

/**
 * PgBouncer prepares statements in transaction mode from 1.21 on. Patroni 3.0 renews the leader key without looking whose
 * it is, so a primary that hung takes it back from the new one; 4.0 compares first.
 */
function checkVersion(binary: string, oldest: string, script: string) {
  const said = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout
  if (!isNewEnough(said, oldest))
    throw new StartError(
      `${binary} is ${said.split('\n')[0]}; ${oldest} is needed: Debian 13 has it, on Debian 12 run ${script}`,
    )
}

/** Whether the output of `--version` names this version or a newer one. */
export function isNewEnough(said: string, oldest: string): boolean {
  const [, major, minor] = /^\w+ (\d+)\.(\d+)/.exec(said) ?? []
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
  return Number(major) > oldestMajor! || (Number(major) === oldestMajor && Number(minor) >= oldestMinor!)
}
