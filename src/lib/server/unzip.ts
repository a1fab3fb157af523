import { Unzip, UnzipInflate } from 'fflate'

export type UnzipLimits = { maxFiles: number; maxBytes: number }
export type Unzipped = { files: Map<string, Uint8Array>; fault: null } | { files: null; fault: 'broken' | 'too_large' }

/** Taken at once: what it inflates to is counted before the next is taken, so that a bomb costs no more than one step. */
const step = 16 * 1024

/**
 * The files of an untrusted archive, in memory, with what they inflate to counted as it comes. Folders are left out. Names
 * are only names: the caller opens no path by them.
 */
export function unzip(bytes: Uint8Array, { maxFiles, maxBytes }: UnzipLimits): Unzipped {
  const chunks = new Map<string, Uint8Array[]>()
  const open = new Set<string>()
  let size = 0
  let fault: 'broken' | 'too_large' | null = isZip(bytes) && isWhole(bytes) ? null : 'broken'
  const archive = new Unzip((file) => {
    if (file.name.endsWith('/')) return
    if (chunks.size >= maxFiles) fault = 'too_large'
    if (chunks.has(file.name)) fault ??= 'broken'
    if (fault) return
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    open.add(file.name)
    file.ondata = (error, chunk, isLast) => {
      size += chunk?.length ?? 0
      if (error) fault ??= 'broken'
      else if (size > maxBytes) fault = 'too_large'
      else own.push(chunk.slice())
      if (isLast) open.delete(file.name)
      if (fault) file.terminate()
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && !fault; at += step)
      archive.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch {
    fault ??= 'broken'
  }
  if (!fault && open.size > 0) fault = 'broken'
  if (fault) return { files: null, fault }
  return { files: new Map([...chunks].map(([name, own]) => [name, Buffer.concat(own)])), fault: null }
}

/** An archive ends with its directory and a comment: one that was cut off has lost them. */
function isWhole(bytes: Uint8Array): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf('PK\u0005\u0006', undefined, 'latin1') >= 0
  )
}

/** Whether bytes begin as a zip archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}
