import type { FastifyRequest } from 'fastify'
import type { Upload } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'

const maxParts = 40
/** Allowance for boundaries and part headers, in bytes. */
const overhead = 64 * 1024

/**
 * Reads a multipart body into an object: fields as strings, files as Upload; a repeated name becomes an array. The
 * stream is read part by part and stopped at `limit` bytes, so memory stays bounded. Throws unsupported_type,
 * too_large, malformed.
 */
export async function readMultipart(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw commonRefusal('unsupported_type')
  if (Number(request.headers['content-length']) > limit + overhead) throw commonRefusal('too_large')
  const body: Record<string, unknown> = Object.create(null)
  const limits = { fileSize: limit + 1, fieldSize: limit, parts: maxParts, files: 4, headerPairs: 50 }
  try {
    let size = 0
    for await (const part of request.parts({ limits })) {
      const value = part.type === 'file' ? await readFile(part, limit) : String(part.value)
      size += typeof value === 'string' ? Buffer.byteLength(value) : value.bytes.length
      if (size > limit) throw commonRefusal('too_large')
      const before = body[part.fieldname]
      body[part.fieldname] = before === undefined ? value : [before, value].flat()
    }
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === 413 ? commonRefusal('too_large') : asMalformed(error)
  }
  return { ...body }
}

type FileStream = { filename: string; mimetype: string; file: AsyncIterable<Buffer> }

/** Replaces the parser's toBuffer(), which reports an oversized file only after it has received all of it. */
async function readFile({ filename, mimetype, file }: FileStream, limit: number): Promise<Upload> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > limit) throw commonRefusal('too_large')
    chunks.push(chunk)
  }
  const { buffer, byteOffset, length } = Buffer.concat(chunks)
  // A Uint8Array, not a Buffer: a Buffer has a toJSON() that turns the bytes into JSON text.
  return { name: filename, type: mimetype, bytes: new Uint8Array(buffer, byteOffset, length) }
}

/** A broken stream or an invalid body is the client's fault (malformed); a Refusal stays as it is. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && error.name === 'Refusal' ? error : commonRefusal('malformed')
}
