import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
// What a run of all the tests needs at most; containers often have 64 MB there.
const enough = 2 * 2 ** 30

/** A new folder for data that nobody keeps, in memory where there is room, which a server's user can enter. */
export function makeScratchDir(name: string): string {
  const place = hasRoom() ? memory : os.tmpdir()
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

/** Takes away what processes left that were killed: memory would fill up unseen. */
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
