import type { FastifyRequest } from 'fastify'
import type { Upload } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'

const maxParts = 40

/**
 * A multipart body as an object: fields as text, files as Upload; a name that comes twice becomes a list. The stream is
 * read part by part and given up at the limit, so memory stays flat. Refuses with unsupported_type, too_large, malformed.
 */
export async function readMultipart(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw commonRefusal('unsupported_type')
  const body: Record<string, unknown> = Object.create(null)
  const limits = { fileSize: limit, fieldSize: limit, parts: maxParts, files: 4, headerPairs: 50 }
  try {
    let size = 0
    for await (const part of request.parts({ limits })) {
      const value = part.type === 'file' ? await readFile(part) : String(part.value)
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

async function readFile(part: {
  filename: string
  mimetype: string
  toBuffer: () => Promise<Buffer>
}): Promise<Upload> {
  return { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() }
}

/** A stream that broke off or is no multipart is the sender's fault; a refusal of ours stays what it is. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && error.name === 'Refusal' ? error : commonRefusal('malformed')
}
