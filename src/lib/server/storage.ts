import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Files by name ('pictures/abc/256.webp'); a name is written once and never changes. A disk now, a bucket some day. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** The same for what is too large to hold: as it is made. Answers how many bytes there were. */
  write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>
  /** Null when there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  /** The same as a stream, with the length of the whole file; `range` is a part of it, both ends included. */
  open: (name: string, range?: { start: number; end: number }) => Promise<{ stream: Readable; size: number } | null>
  /** How many bytes a file has; null when there is none. */
  sizeOf: (name: string) => Promise<number | null>
  /** What lies right in a folder, half-written files too, and when it was written; none is fine too. */
  list: (folder: string) => Promise<{ name: string; at: Date }[]>
  /** Takes away one file; none is fine too. */
  remove: (name: string) => Promise<void>
  /** Takes away every file below a folder; none is fine too. */
  removeFolder: (folder: string) => Promise<void>
}

/** Of us alone: what people have uploaded and their packed data is no business of the machine's other users. */
const ours = { mode: 0o600 }

/** A storage in a directory of this machine, which it makes when it is needed. Nobody else may read it. */
export function newDiskStorage(dir: string): Storage {
  const placeOf = (name: string) => {
    // Names are ours, but one that came from an address must not climb out.
    if (!/^[\w-]+(\/[\w-]+)*(\.\w+)*$/.test(name)) throw new Error('no name of a stored file')
    return path.join(dir, name)
  }
  /** Whole or not at all; what a process that died half-way left lies in the same folder and goes with it. */
  async function putBy(name: string, work: (part: string) => Promise<void>): Promise<void> {
    const file = placeOf(name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const part = `${file}.${randomBytes(6).toString('hex')}.part`
    try {
      await work(part)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    put: (name, bytes) => putBy(name, (part) => writeFile(part, bytes, ours)),
    async write(name, chunks) {
      let size = 0
      async function* counted() {
        for await (const chunk of chunks) {
          size += chunk.length
          yield chunk
        }
      }
      await putBy(name, (part) => pipeline(counted, createWriteStream(part, ours)))
      return size
    },
    read: (name) => readFile(placeOf(name)).catch(nullIfAbsent),
    async open(name, range) {
      const file = await open(placeOf(name)).catch(nullIfAbsent)
      if (file === null) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(range), size }
    },
    async sizeOf(name) {
      const found = await stat(placeOf(name)).catch(nullIfAbsent)
      return found?.size ?? null
    },
    async list(folder) {
      const place = placeOf(folder)
      const names = (await readdir(place).catch(nullIfAbsent)) ?? []
      const files = names.map(async (file) => {
        const found = await stat(path.join(place, file)).catch(nullIfAbsent)
        return found?.isFile() ? [{ name: `${folder}/${file}`, at: found.mtime }] : []
      })
      return (await Promise.all(files)).flat()
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
  }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
