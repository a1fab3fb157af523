import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileKind, nameOfFile, readFileName } from '#features/videos/server/file-rules.ts'
import { commonRefusal } from '#lib/errors.ts'
import { readRange } from '#lib/server/http/ranges.ts'
import { newDiskStorage, type Storage } from '#lib/server/storage.ts'

const folder = fileURLToPath(new URL('../../../content/videos', import.meta.url))
const content = newDiskStorage(folder)

type Found = { storage: Storage; name: string; size: number; type: string }

/**
 * Serves videos, captions and posters: ours from content/videos, uploaded ones from the storage. The address contains
 * the content's hash, so it is immutable. Supports range requests (RFC 9110, 14).
 */
export function serveVideoFiles(http: FastifyInstance, storage: Storage) {
  let named: Promise<Set<string>> | undefined
  const ours = () => {
    named ??= nameOurFiles()
    return named
  }
  http.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/video/:file',
    handler: async (request, reply) => {
      const found = await findFile(storage, ours, request.params.file)
      if (!found) throw commonRefusal('not_found')
      return sendFile(request, reply, found)
    },
  })
}

async function findFile(storage: Storage, ours: () => Promise<Set<string>>, file: string): Promise<Found | null> {
  const read = readFileName(file)
  if (!read) return null
  const { source, type } = read
  // Only under the current hash, since the address is immutable.
  const isOurs = (await ours()).has(file)
  const found = isOurs ? { storage: content, name: source } : { storage, name: `videos/${file}` }
  const size = await found.storage.sizeOf(found.name)
  return size === null ? null : { ...found, size, type }
}

/** The names of the content's files with their hashes. */
async function nameOurFiles(): Promise<Set<string>> {
  const names = (await fs.readdir(folder)).filter((name) => /\.(mp4|webm|webp|vtt)$/.test(name))
  const hashed = names.map(async (name) => {
    const hash = createHash('sha256').update(await fs.readFile(path.join(folder, name)))
    const { name: key, ext } = path.parse(name)
    return nameOfFile(key, hash.digest('hex'), ext.slice(1) as FileKind)
  })
  return new Set(await Promise.all(hashed))
}

async function sendFile(request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply, found: Found) {
  const { storage, name, size, type } = found
  const { headers, method } = request
  const etag = `"${request.params.file}"`
  void reply.type(type).headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    etag,
  })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  // If-Range with another version: send the whole file.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = method === 'GET' && isSame ? readRange(headers.range, size) : null
  if (range === 'outside') {
    void reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store')
    return reply.code(416).type('text/plain').send('')
  }
  const length = range ? range.end - range.start + 1 : size
  void reply.header('content-length', length)
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  if (method === 'HEAD') return reply.send()
  const opened = await storage.open(name, range ?? undefined)
  if (!opened) throw commonRefusal('not_found')
  return reply.send(opened.stream)
}
