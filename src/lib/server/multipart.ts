import type { FastifyRequest } from 'fastify'
import type { Upload } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'

const maxParts = 40
/** Bytes of boundaries and part headers, generously. */
const overhead = 64 * 1024

/**
 * A multipart body as an object: fields as text, files as Upload; a name that comes twice becomes a list. The stream is
 * read part by part and given up at the limit, so memory stays flat. Refuses with unsupported_type, too_large, malformed.
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

/** The parser's own reader only says at the end of a file that it was too large, after all of it has come in. */
async function readFile({ filename, mimetype, file }: FileStream, limit: number): Promise<Upload> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > limit) throw commonRefusal('too_large')
    chunks.push(chunk)
  }
  const { buffer, byteOffset, length } = Buffer.concat(chunks)
  // A plain array of bytes: a Buffer turns itself into text as soon as somebody makes JSON of the body.
  return { name: filename, type: mimetype, bytes: new Uint8Array(buffer, byteOffset, length) }
}

/** A stream that broke off or is no multipart is the sender's fault; a refusal of ours stays what it is. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && error.name === 'Refusal' ? error : commonRefusal('malformed')
}
