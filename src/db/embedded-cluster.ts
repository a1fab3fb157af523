import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { makeDir, type ServerUser } from './embedded-user.ts'
import { StartError } from './start-error.ts'

/** Passwords by role. Null means trust authentication for local connections: for tests. */
export type Passwords = Record<string, string> | null

const superuser = 'postgres'
const roles = [superuser, 'koinklass_owner', 'koinklass_app']

/** Returns the cluster in `dir`, created on first use, and the passwords of its roles. */
export function prepareCluster(
  dir: string,
  { binaries, user, durable }: { binaries: Binaries; user: ServerUser; durable: boolean },
): { cluster: string; passwords: Passwords } {
  const cluster = path.join(dir, 'cluster')
  clearHalfMade(dir)
  const isMade = fs.existsSync(cluster) && fs.readdirSync(cluster).length > 0
  if (isMade) checkVersion(cluster, binaries.major)
  const passwords = readPasswords(dir, { mayMake: durable && !isMade })
  if (isMade && durable && !passwords)
    throw new StartError(`${path.join(dir, 'passwords.json')} is missing: without it nobody can log in to the database`)
  if (!isMade) makeCluster(dir, cluster, { binaries, user, passwords })
  return { cluster, passwords }
}

/**
 * initdb runs in a temporary folder that is then renamed, so a cluster with the final name is complete even after a
 * crash.
 */
function makeCluster(
  dir: string,
  cluster: string,
  { binaries, user, passwords }: { binaries: Binaries; user: ServerUser; passwords: Passwords },
) {
  const making = fs.mkdtempSync(path.join(dir, 'making-'))
  const data = path.join(making, 'cluster')
  const passwordFile = path.join(making, 'password')
  makeDir(making, user)
  fs.mkdirSync(data, { mode: 0o700 })
  fs.writeFileSync(passwordFile, passwords?.[superuser] ?? '', { mode: 0o600 })
  if (user) for (const made of [data, passwordFile]) fs.chownSync(made, user.uid, user.gid)
  const how = passwords ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust', '--no-sync']
  const { status, stderr, error } = spawnSync(
    path.join(binaries.bin, 'initdb'),
    ['-D', data, `--username=${superuser}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions', ...how],
    { ...user, cwd: '/', env: serverEnv, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new StartError(`PostgreSQL's initdb failed: ${error?.message ?? stderr.trim()}`)
  fs.renameSync(data, cluster) // rename replaces an empty folder, never one with data
  fs.rmSync(making, { recursive: true })
}

/** The server's environment without PGDATA, PGPORT and other PostgreSQL settings of ours. */
export const serverEnv = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }

function clearHalfMade(dir: string) {
  for (const name of fs.readdirSync(dir).filter((name) => name.startsWith('making-'))) {
    try {
      fs.rmSync(path.join(dir, name), { recursive: true })
    } catch {
      // The initdb of a killed launcher may still write there; a later start removes it.
    }
  }
}

function checkVersion(cluster: string, major: string) {
  let found = ''
  try {
    found = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch {
    throw new StartError(`${cluster} holds something else than PostgreSQL data: move it away`)
  }
  if (found === major) return
  throw new StartError(
    `${cluster} was made by PostgreSQL ${found}, and this is ${major}: carry the data over with pg_dump of ${found}, or move the folder away to start anew`,
  )
}

function readPasswords(dir: string, { mayMake }: { mayMake: boolean }): Passwords {
  const file = path.join(dir, 'passwords.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'))
  if (!mayMake) return null
  const passwords = Object.fromEntries(roles.map((role) => [role, randomBytes(24).toString('base64url')]))
  fs.writeFileSync(`${file}.new`, JSON.stringify(passwords, null, 2), { mode: 0o600, flush: true })
  fs.renameSync(`${file}.new`, file)
  return passwords
}
