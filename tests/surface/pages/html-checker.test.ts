// The HTML that the server sends, read by the Nu HTML checker (vnu-jar) wherever Java is installed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { openPageFixture } from '../../fixtures/pages.ts'
import { noId, readBy, visitsOf } from '../../support/visits.ts'

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.error('NOT CHECKED: the Nu HTML checker needs Java, and `java -version` fails here')

const jar = String(createRequire(import.meta.url)('vnu-jar'))
const { get } = await openPageFixture()

const Report = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.optional(z.string()) }),
  ),
})

/** Valid by the HTML standard since 2023 (`media` on the sources of a video), and unknown to this version of the checker. */
const isOutdated = ({ message, extract = '' }: { message: string; extract?: string | undefined }) =>
  message.startsWith('Attribute “media” not allowed on element “source”') && extract.includes('orientation: portrait')

/** The checker's errors in these pages, with the address and the place of each. */
function findErrors(pages: ReadonlyMap<string, string>): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-html-'))
  const addresses = [...pages.keys()]
  try {
    addresses.forEach((to, i) => {
      fs.writeFileSync(path.join(folder, `${i}.html`), pages.get(to)!)
    })
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder]
    const { status, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    expect(status, stderr).toBe(0)
    return z
      .parse(Report, JSON.parse(stderr))
      .messages.filter((one) => !isOutdated(one))
      .map(({ url, message, extract = '' }) => `${addresses[Number(path.parse(url).name)]}: ${message} ${extract}`)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

test.skipIf(!hasJava)('the checker finds an attribute that does not belong', () => {
  const page = (picture: string) =>
    `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>ทดสอบ</title></head><body>${picture}</body></html>`
  expect(findErrors(new Map([['/right', page('<img src="/a.webp" alt="">')]]))).toEqual([])
  expect(findErrors(new Map([['/wrong', page('<img src="/a.webp" alt="" sizes="50vw">')]]))).toHaveLength(1)
})

test.skipIf(!hasJava)('every page that the tests visit is valid HTML as the server sends it', async () => {
  const read = readBy(async (path) => (await get(path)).body)
  const visits = await visitsOf({ read, personId: noId })
  const pages = new Map<string, string>()
  for (const { to } of Object.values(visits).flat()) {
    const { statusCode, headers, body } = await get(to)
    if (statusCode >= 300 && statusCode < 400) continue
    expect(headers['content-type'], to).toContain('text/html')
    pages.set(to, body)
  }
  expect(pages.size).toBeGreaterThan(100)
  expect(findErrors(pages)).toEqual([])
})
