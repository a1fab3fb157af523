import { Readable } from 'node:stream'
import { checkFileName, type Storage, StorageError } from '../storage.ts'
import { openS3Bucket, type S3Bucket, type S3Settings, tagsOf } from './s3-bucket.ts'

/** What is larger goes up in parts of this size; S3 takes parts from 5 MiB on, and 10,000 of them. */
const partBytes = 8 * 1024 * 1024

/**
 * A storage in a bucket of an S3 service. A file is there whole or not at all: a single PUT is atomic, and parts become a
 * file only when the last call joins them. Parts of a killed process stay unseen until the bucket's lifecycle rule for
 * incomplete uploads removes them.
 */
export function newS3Storage(settings: S3Settings & { partBytes?: number }): Storage {
  const bucket = openS3Bucket(settings)
  const put = async (name: string, bytes: Uint8Array) => {
    await drop(await bucket.call({ method: 'PUT', key: checkFileName(name), body: bytes, expected: [200] }))
  }
  const remove = async (name: string) => {
    await drop(await bucket.call({ method: 'DELETE', key: checkFileName(name), expected: [200, 204, 404] }))
  }
  return {
    put,
    async write(name, chunks) {
      checkFileName(name)
      const parts = inParts(chunks, settings.partBytes ?? partBytes)
      const first = await parts.next()
      const second = await parts.next()
      // Nothing is sent before the chunks have ended or filled a part, so that a source that breaks off leaves nothing.
      if (second.done) {
        await put(name, first.value ?? new Uint8Array())
        return first.value?.length ?? 0
      }
      return writeParts(bucket, name, joined([first.value!, second.value], parts))
    },
    async read(name) {
      const response = await find(bucket, name)
      return response && bucket.bytesOf(response)
    },
    async open(name, range) {
      const response = await find(bucket, name, range && { range: `bytes=${range.start}-${range.end}` })
      if (!response) return null
      const total = response.headers.get('content-range')?.match(/\/(\d+)$/)?.[1]
      const size = Number(total ?? response.headers.get('content-length'))
      return { stream: response.body ? Readable.fromWeb(response.body as never) : Readable.from([]), size }
    },
    async sizeOf(name) {
      const response = await bucket.call({ method: 'HEAD', key: checkFileName(name), expected: [200, 404] })
      return response.status === 404 ? null : Number(response.headers.get('content-length'))
    },
    list: async (folder) =>
      (await listBelow(bucket, folder)).filter(({ name }) => !name.slice(folder.length + 1).includes('/')),
    remove,
    async removeFolder(folder) {
      // One call a file: a folder of ours has a handful.
      for (const { name } of await listBelow(bucket, folder)) await remove(name)
    },
  }
}

/** Null when there is no such file. A missing bucket is a fault and not a missing file. */
async function find(bucket: S3Bucket, name: string, headers: Record<string, string> = {}) {
  const response = await bucket.call({ method: 'GET', key: checkFileName(name), headers, expected: [200, 206, 404] })
  if (response.status !== 404) return response
  const code = tagsOf(await bucket.textOf(response), 'Code')[0]
  if (code === 'NoSuchBucket') throw new StorageError(`GET: 404 ${code}`)
  return null
}

/**
 * All files below a folder, page by page. Version 1 of the list, which every S3 service has: a page begins after a name,
 * where version 2 has a token of the service's own.
 */
async function listBelow(bucket: S3Bucket, folder: string): Promise<{ name: string; at: Date }[]> {
  const found: { name: string; at: Date }[] = []
  for (;;) {
    const query = { prefix: `${checkFileName(folder)}/`, marker: found.at(-1)?.name ?? '' }
    const xml = await bucket.textOf(await bucket.call({ method: 'GET', query, expected: [200] }))
    const times = tagsOf(xml, 'LastModified')
    const page = tagsOf(xml, 'Key').map((name, i) => ({ name, at: new Date(times[i]!) }))
    found.push(...page)
    if (page.length === 0 || tagsOf(xml, 'IsTruncated')[0] !== 'true') return found
  }
}

/** A multipart upload: parts one after the other, which bounds the memory. On a failure the parts are given up. */
async function writeParts(bucket: S3Bucket, name: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
  const begun = await bucket.call({ method: 'POST', key: name, query: { uploads: '' }, expected: [200] })
  const uploadId = tagsOf(await bucket.textOf(begun), 'UploadId')[0]
  if (uploadId === undefined) throw new StorageError('POST: no UploadId')
  try {
    const etags: string[] = []
    let size = 0
    for await (const body of parts) {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const sent = await bucket.call({ method: 'PUT', key: name, query, body, expected: [200] })
      etags.push(sent.headers.get('etag') ?? '')
      await drop(sent)
      size += body.length
    }
    const list = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join('')
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`)
    const ended = await bucket.call({ method: 'POST', key: name, query: { uploadId }, body, expected: [200] })
    // S3 may begin this answer with 200 and then tell of an error.
    const told = await bucket.textOf(ended)
    if (!told.includes('CompleteMultipartUploadResult')) throw new StorageError('POST: parts were not joined')
    return size
  } catch (error) {
    const given = { method: 'DELETE', key: name, query: { uploadId }, expected: [200, 204, 404] } as const
    await bucket.call(given).then(drop, () => {})
    throw error
  }
}

/** Joins chunks to parts of `bytes`; the last one is shorter. */
async function* inParts(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    while (size >= bytes) {
      const whole = Buffer.concat(waiting)
      yield whole.subarray(0, bytes)
      waiting = [whole.subarray(bytes)]
      size -= bytes
    }
  }
  if (size > 0) yield Buffer.concat(waiting)
}

async function* joined(first: Uint8Array[], rest: AsyncIterable<Uint8Array>) {
  yield* first
  yield* rest
}

/** An answer whose body nobody reads would keep its connection. */
async function drop(response: Response): Promise<void> {
  await response.body?.cancel()
}
