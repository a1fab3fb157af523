import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * A store of immutable files by name ('pictures/abc/256.webp'); a name is written once. A directory, or a bucket of an S3
 * service (s3/s3-storage.ts). A service that does not answer and a disk that takes nothing more are a StorageError.
 */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /**
   * Like `put` for a file that is too large for memory: writes the chunks as they come. Returns the number of bytes.
   */
  write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>
  /** Null when there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  /** A file as a stream, with its total size; `range` selects a part, both ends inclusive. Null when there is none. */
  open: (name: string, range?: { start: number; end: number }) => Promise<{ stream: Readable; size: number } | null>
  /** The size of a file in bytes; null when there is none. */
  sizeOf: (name: string) => Promise<number | null>
  /**
   * The files directly in a folder, incomplete ones included, with their modification times; empty when there is no
   * folder.
   */
  list: (folder: string) => Promise<{ name: string; at: Date }[]>
  /** Removes a file; a missing file is no error. */
  remove: (name: string) => Promise<void>
  /** Removes all files below a folder; a missing folder is no error. */
  removeFolder: (folder: string) => Promise<void>
}

/** The place of the files is out of reach, or refuses us: nothing was written. People are told to come again. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** Names come from our code; the check stops path traversal if one should ever come from a URL. Returns the name. */
export function checkFileName(name: string): string {
  if (!/^[\w-]+(\/[\w-]+)*(\.\w+)*$/.test(name)) throw new Error('no name of a stored file')
  return name
}

/** Readable by our user only: the files hold uploads and archives of personal data. */
const ours = { mode: 0o600 }

/** A storage in a local directory, which is created on demand and readable by our user only. */
export function newDiskStorage(dir: string): Storage {
  const placeOf = (name: string) => path.join(dir, checkFileName(name))
  /**
   * Writes to a temporary file and renames it, so a file is complete or absent. Temporary files of a killed process
   * stay in the same folder and are removed with it.
   */
  async function putBy(name: string, work: (part: string) => Promise<void>): Promise<void> {
    const file = placeOf(name)
    const part = `${file}.${randomBytes(6).toString('hex')}.part`
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await work(part)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw explainDisk(error)
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

/** A full disk, a used up quota or limit, a broken or read-only disk, and too many open files. */
const refusedByDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

function explainDisk(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  return refusedByDisk.has(code ?? '') ? new StorageError(`the disk: ${code}`, { cause: error }) : error
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
