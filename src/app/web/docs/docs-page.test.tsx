import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openTestbed } from '#tests/support/testbed.ts'
import { type ApiDocument, listCalls } from './api-document.ts'
import { DocsPage } from './docs-page.tsx'
import { exampleOf } from './example-request.ts'
import { listLimits, nameType } from './schema-words.ts'

const fixture = await openTestbed()
const document: ApiDocument = (await fixture.http.inject('/openapi.json')).json()
const complaints = vi.spyOn(console, 'error')
const html = renderToStaticMarkup(<DocsPage document={document} />)

test('every endpoint of the contracts is on the page, with its method, path, summary and errors', () => {
  const shown = html.split('<article').slice(1)
  expect(shown).toHaveLength(fixture.routes.length)
  for (const { spec } of fixture.routes) {
    const call = shown.find((one) => one.includes(`>${spec.method}</span> <code class="api-path">${spec.path}</code>`))
    expect(call, `${spec.method} ${spec.path}`).toContain(spec.summary)
    for (const code of spec.errors) expect(call).toContain(`<code>${code}</code>`)
  }
})

test('the HTML is well-formed: nesting is valid, ids are unique, and every anchor has a target', () => {
  // React reports invalid nesting here.
  expect(complaints.mock.calls).toEqual([])
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
})

test('an anchor is made of method and path alone, so that links to it stay valid', () => {
  const anchors = listCalls(document).map(({ anchor }) => anchor)
  expect(anchors).toContain('post-v2-api-quiz-answerDaily')
  expect(new Set(anchors).size).toBe(anchors.length)
})

test.each([
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'จำนวนเต็ม', []],
  [{ type: 'string', minLength: 8, maxLength: 256 }, 'ข้อความ', ['8 ถึง 256 ตัวอักษร']],
  [{ type: 'string', format: 'date', pattern: '^long$' }, 'ข้อความ (วัน ปปปป-ดด-วว)', []],
  [{ type: ['string', 'null'] }, 'ข้อความ หรือ null', []],
  [{ type: 'array', maxItems: 3, items: { type: 'string' } }, 'รายการของข้อความ', ['ไม่เกิน 3 รายการ']],
  [{ type: 'string', enum: ['hit', 'greenery'] }, 'ข้อความ', ['หนึ่งใน "hit", "greenery"']],
])('says in Thai what %j is', (schema, type, limits) => {
  expect(nameType(schema)).toBe(type)
  expect(listLimits(schema)).toEqual(limits)
})

test('an example body has every required field', () => {
  const schema = document.paths['/v2/api/register']!.post!.requestBody!.content['multipart/form-data']!.schema
  expect(Object.keys(exampleOf(schema, '') as object)).toEqual(schema.required)
})
