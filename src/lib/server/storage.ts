import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files by name ('pictures/abc/256.webp'); a name is written once and never changes. A disk now, a bucket some day. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Null when there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Takes away every file below a folder; none is fine too. */
  removeFolder: (folder: string) => Promise<void>
}

/** A storage in a directory of this machine, which it makes when it is needed. */
export function newDiskStorage(dir: string): Storage {
  const placeOf = (name: string) => {
    // Names are ours, but one that came from an address must not climb out.
    if (!/^[\w-]+(\/[\w-]+)*(\.\w+)?$/.test(name)) throw new Error('no name of a stored file')
    return path.join(dir, name)
  }
  return {
    async put(name, bytes) {
      const file = placeOf(name)
      await mkdir(path.dirname(file), { recursive: true })
      // Whole or not at all, also when the process dies half-way; the rest lies in the same folder and goes with it.
      const part = `${file}.${randomBytes(6).toString('hex')}.part`
      await writeFile(part, bytes)
      await rename(part, file)
    },
    read: (name) =>
      readFile(placeOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
        throw error
      }),
    removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
  }
}
