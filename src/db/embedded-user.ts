import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The user that the server runs as; undefined means the current user. */
export type ServerUser = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout) || 65_534
  return { uid: id('-u'), gid: id('-g') }
}

/** Whether the server's user can enter a folder, including all its parents. */
export function canEnter(dir: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', dir], { ...user, cwd: '/' }).status === 0
}

/** Makes a folder and its missing parents. The server's user can enter them but not list them. */
export function makeDir(dir: string, user: ServerUser): void {
  const topmost = fs.mkdirSync(dir, { recursive: true }) ?? dir
  if (!user) return
  for (let made = dir; made.length >= topmost.length; made = path.dirname(made)) fs.chmodSync(made, 0o711)
}
