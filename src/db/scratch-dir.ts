import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
// What a full test run needs at most; containers often have only 64 MB of /dev/shm.
const enough = 2 * 2 ** 30

/**
 * Makes a new temporary folder that the server's user can enter: in memory if there is room, or where TMPDIR says, which
 * is for what memory does not hold.
 */
export function makeScratchDir(name: string): string {
  const place = !process.env.TMPDIR && hasRoom() ? memory : os.tmpdir()
  sweep(place)
  const dir = fs.mkdtempSync(path.join(place, `${name}-${process.pid}-`))
  fs.chmodSync(dir, 0o711)
  return dir
}

function hasRoom(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}

/** Deletes the folders of killed processes, which would fill the memory. */
function sweep(place: string) {
  for (const dir of fs.globSync(path.join(place, 'koinklass-*-*-*')))
    if (!isAlive(Number(dir.split('-').at(-2)))) fs.rmSync(dir, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
