// The policies as PDF, read by a third-party reader.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { servePolicyPdf } from '#app/files/policy-pdf.ts'
import { policyTypes } from '#features/policies/contract.ts'
import { listPolicies } from '#features/policies/server/queries.ts'
import { text } from '#features/policies/web/text.ts'
import { blockTexts } from '#lib/document-text.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { openTestbed, testOrigin } from '../../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const contact = 'ผู้ดูแล Koinklass โทร. 02-000-0000 (น้ำ)'
const http = newHttp()
servePolicyPdf(http, { db: fixture.db, clock: () => fixture.clock.now, origin: testOrigin, contact, isIndexed: true })
const policies = await listPolicies(fixture.db, { contact, now: fixture.clock.now })

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

async function open(url: string) {
  const { rawPayload } = await get(url)
  return getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise
}

type Item = { str: string; hasEOL: boolean }

/** All text in its order. The reader marks the end of a line, and drops the space at which the line breaks. */
async function readText(url: string): Promise<string> {
  const file = await open(url)
  const pages = Array.from({ length: file.numPages }, async (_, i) => {
    const { items } = await (await file.getPage(i + 1)).getTextContent()
    return (items as Item[]).map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
  })
  return (await Promise.all(pages)).join('\n')
}

/**
 * The first difference between the read text and its source; null when there is none. A line may break at a space,
 * which the reader then drops, or between two words; between two paragraphs or cells any white space is equivalent.
 */
function findDifference(source: string, read: string): string | null {
  let [i, j] = [0, 0]
  while (i < source.length || j < read.length) {
    const [wanted, got] = [source[i], read[j]]
    if (wanted === got) {
      i++
      j++
    } else if (got === '\n' || (got === ' ' && source[i - 1] === '\n')) j++
    else if (wanted === '\n' || (wanted === ' ' && read[j - 1] === '\n')) i++
    else return `${source.slice(Math.max(0, i - 30), i + 30)} ≠ ${read.slice(Math.max(0, j - 30), j + 30)}`
  }
  return null
}

test.each(policyTypes)('the text of %s in the PDF equals its Thai source, letter by letter', async (type) => {
  const policy = policies.find((one) => one.type === type)!
  const note = text.version(policy.version, formatThaiDate(policy.effective))
  const source = [policy.title, note, ...blockTexts(policy.body)].join('\n')
  const read = await readText(policy.pdf_url)
  expect(findDifference(source, read)).toBeNull()
  expect(findDifference(source.replace('ข้อ', 'ขอ'), read)).toContain('≠')
})

test('marks keep their order: no vowel or tone mark is lost, doubled or replaced', async () => {
  const read = await readText(policies.find(({ type }) => type === 'personal')!.pdf_url)
  expect(read).toContain('น้ำ')
  expect(read).not.toMatch(/\u0e4d|\ufffd/)
  const count = (value: string, sign: string) => value.split(sign).length
  const source = blockTexts(policies.find(({ type }) => type === 'personal')!.body).join('')
  for (const sign of ['ำ', '่', '้', 'ั', 'ี', 'ู']) expect(count(read, sign)).toBeGreaterThanOrEqual(count(source, sign))
})

test('the file has its title and language, is tagged, and has its headings as bookmarks', async () => {
  const policy = policies.find(({ type }) => type === 'personal')!
  const file = await open(policy.pdf_url)
  const { info } = (await file.getMetadata()) as unknown as { info: Record<string, string> }
  expect(info).toMatchObject({ Title: policy.title, Language: 'th', Author: 'Koinklass' })
  const marks = (await file.getMarkInfo()) as unknown as Map<string, boolean>
  expect(marks.get('Marked')).toBe(true)
  const headings = policy.body.content.filter((block) => block.type === 'heading' && block.attrs.level === 2)
  expect((await file.getOutline()).map(({ title }) => title)).toEqual(
    headings.flatMap((one) => blockTexts({ type: 'doc', content: [one] })),
  )
  const tree = JSON.stringify(await (await file.getPage(1)).getStructTree())
  for (const role of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH'])
    expect(tree).toContain(`"role":"${role}"`)
})

test('its fonts are embedded, so that it looks the same everywhere', async () => {
  const { rawPayload } = await get(policies[1]!.pdf_url)
  const raw = rawPayload.toString('latin1')
  expect(raw.match(/\/FontFile2/g)).toHaveLength(2)
  expect(raw.match(/\/BaseFont \/[\w-]+/g)?.every((name) => name.includes('Anuphan'))).toBe(true)
})

test('a link of the text has an absolute address', async () => {
  const file = await open(policies.find(({ type }) => type === 'law')!.pdf_url)
  const links: string[] = []
  for (let page = 1; page <= file.numPages; page++)
    for (const { url } of await (await file.getPage(page)).getAnnotations()) if (url) links.push(url)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/^https:\/\//)
})

test('a version is sent with the headers that a browser needs to show, name and cache it', async () => {
  const policy = policies.find(({ type }) => type === 'personal')!
  const { headers, rawPayload } = await get(policy.pdf_url)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-language': 'th' })
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(policy.title)}`)
  expect(rawPayload.length).toBeLessThan(200_000)
  const again = await get(policy.pdf_url, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = newHttp()
  servePolicyPdf(other, {
    db: fixture.db,
    clock: () => fixture.clock.now,
    origin: testOrigin,
    contact,
    isIndexed: true,
  })
  const same = await other.inject(policy.pdf_url)
  expect(same.headers.etag).toBe(headers.etag)
  expect(same.rawPayload.equals(rawPayload)).toBe(true)
})

test('the address without a version redirects to the version in force', async () => {
  const reply = await get('/policy/pdf/personal.pdf')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, policies[1]!.pdf_url])
})

test.each(['/policy/pdf/war.pdf', '/policy/pdf/personal-99.pdf', '/policy/pdf/personal-0.pdf', '/policy/pdf/x'])(
  '%s is a 404',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
