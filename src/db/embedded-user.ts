import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** As whom the server runs; undefined means as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout) || 65_534
  return { uid: id('-u'), gid: id('-g') }
}

/** Whether the server's user can enter a folder, all its parents included. */
export function canEnter(dir: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', dir], { ...user, cwd: '/' }).status === 0
}

/** Makes a folder of ours and its missing parents. All that is made can be entered, though not listed, by the server's user. */
export function makeDir(dir: string, user: ServerUser): void {
  const topmost = fs.mkdirSync(dir, { recursive: true }) ?? dir
  if (!user) return
  for (let made = dir; made.length >= topmost.length; made = path.dirname(made)) fs.chmodSync(made, 0o711)
}
