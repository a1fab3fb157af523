import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipFile = {
  /** The path inside the archive: 'data/wallet.json'. */
  name: string
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Files that are compressed already (pictures) are stored without compression. */
  isPacked?: boolean
}

/**
 * Streams a zip archive. It holds one chunk of one file in memory at a time. `at` becomes the modification time of the
 * files.
 */
export async function* zipOf(files: Iterable<ZipFile> | AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else made.push(bytes)
  })
  function* take() {
    if (failure) throw failure
    yield* made.splice(0)
  }
  for await (const { name, chunks, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
