import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notIndexed } from '#app/seo/robots.ts'
import type { Db } from '#db/open.ts'
import { type PolicyView, policyTypes } from '#features/policies/contract.ts'
import { listPolicies } from '#features/policies/server/queries.ts'
import { text } from '#features/policies/web/text.ts'
import { commonRefusal } from '#lib/errors.ts'
import { type Faces, openFaces } from '#lib/server/type-setter.ts'
import { newWorkQueue } from '#lib/server/work/work-queue.ts'
import { formatThaiDate, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { savedTerms } from '#ui/reading/thai-terms.ts'

type Parts = { db: Db; clock: () => Date; origin: string; contact: string; isIndexed: boolean }

/** Terms of our policies that the dictionary does not know or splits wrongly. */
const saved = [...savedTerms, 'ผู้ปกครอง', 'งานกิจกรรม', 'กิจกรรม', 'เช็กอิน']
const maxSaved = 20

/**
 * Serves policies as PDF: `/policy/pdf/personal-1.pdf` is a version, `/policy/pdf/personal.pdf` redirects to the one in
 * force. A file is generated on first request and kept in memory; there are few and they are small.
 */
export function servePolicyPdf(http: FastifyInstance, { db, clock, origin, contact, isIndexed }: Parts) {
  const enqueue = newWorkQueue({ atOnce: 1, waiting: 20 })
  const made = new Map<string, Uint8Array>()
  let faces: Promise<Faces> | undefined

  async function make(policy: PolicyView, tag: string): Promise<Uint8Array> {
    const known = made.get(tag)
    if (known) return known
    faces ??= openFaces()
    // Imported lazily: most processes never need pdfkit.
    const { makePdf } = await import('#lib/server/pdf/document-pdf.ts')
    const { title, summary: subject, effective } = policy
    const facts = { title, subject, author: 'Koinklass', language: 'th', made: startOfBangkokDay(effective) }
    const note = text.version(policy.version, formatThaiDate(effective))
    const bytes = await makePdf(policy.body, facts, { faces: await faces, saved, origin, note })
    if (made.size >= maxSaved) made.clear()
    made.set(tag, bytes)
    return bytes
  }

  http.get<{ Params: { file: string } }>('/policy/pdf/:file', async (request, reply) => {
    const [, name, digits] = /^([a-z]+)(?:-([1-9]\d{0,5}))?\.pdf$/.exec(request.params.file) ?? []
    const type = policyTypes.find((one) => one === name)
    const version = digits === undefined ? undefined : Number(digits)
    const [policy] = type ? await listPolicies(db, { type, version, contact, now: clock() }) : []
    if (!policy) throw commonRefusal('not_found')
    if (version === undefined) return reply.header('cache-control', 'public, max-age=300').redirect(policy.pdf_url)
    const tag = createHash('sha1')
      .update(JSON.stringify([policy.version, policy.body, origin]))
      .digest('base64url')
    const etag = `"${tag}"`
    void reply.headers({ etag, 'cache-control': 'public, max-age=3600', ...(isIndexed ? {} : notIndexed) })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const bytes = await enqueue(() => make(policy, tag))
    return reply
      .headers({ 'content-language': 'th', 'content-disposition': nameOf(policy) })
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}

/** Displayed inline, with a file name for saving. */
function nameOf({ type, version, title }: PolicyView): string {
  const named = encodeURIComponent(`${title} ฉบับที่ ${version}.pdf`)
  return `inline; filename="koinklass-${type}-${version}.pdf"; filename*=UTF-8''${named}`
}
