// Contents of the pages as the server sends them, rendered by the built bundle.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { sayRate } from '#features/bank/deposits/web/percent-text.ts'
import { type BankTerms, showBankTerms } from '#features/bank/rates/contract.ts'
import { builtWeb, openPageFixture } from '../../fixtures/pages.ts'

const { get, postPath } = await openPageFixture()
const assets = `${builtWeb}/client/assets`

test('an article arrives complete, in Thai, with no scripts but the theme, the two blocks of data, and one module', async () => {
  const reply = await get(await postPath('compound-interest'))
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toMatch(/^<!doctype html><html lang="th">/)
  expect(reply.body).toContain('<h1>')
  expect(reply.body).toMatch(/<title>[^<|]*ดอกเบี้ยทบต้น[^<|]* · Koinklass<\/title>/)
  expect(reply.body).toMatch(
    /<link rel="canonical" href="https:\/\/koinklass\.test\/post\/detail\/[0-9a-f-]{36}\/[^"]+"/,
  )
  const scripts = reply.body.match(/<script\b[^>]*>/g) ?? []
  expect(scripts).toHaveLength(4)
  expect(scripts[0]).toMatch(/^<script async blocking="render" src="\/assets\/theme-[\w-]+\.js">$/)
  expect(scripts[1]).toBe('<script type="application/ld+json">')
  expect(scripts[2]).toBe('<script id="hydration" type="application/json">')
  expect(scripts[3]).toMatch(
    /^<script type="module" fetchpriority="low" data-framework="[^"]+" src="\/assets\/start-[\w-]+\.js">$/,
  )
  expect(reply.body).not.toMatch(/\sstyle="|\son\w+="/)
})

test('the part below the first screen of the front page is loaded when a reader scrolls near it, and not before', async () => {
  const { body } = await get('/')
  const atOnce = [...body.matchAll(/<use href="([^"#]+)/g)].map(([, file]) => file)
  expect(atOnce).toEqual(['/art/logos/mark.svg', '/art/near/visitor-side.svg', '/art/near/visitor.svg'])
  const pictures = body.match(/<img\b[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(8)
  for (const picture of pictures) expect(picture).toContain('loading="lazy"')
  expect(body).not.toContain('rel="preload" as="image"')
})

test('a visitor of /bank reads what the bank is and the rates in force, without a login (identity.md)', async () => {
  const { statusCode, body } = await get('/bank')
  expect(statusCode).toBe(200)
  const terms = (await get(showBankTerms.path)).json<BankTerms>()
  const rates = [terms.rates.savings, ...Object.values(terms.rates.fixed), terms.rates.thaweesup]
  expect(rates.length).toBeGreaterThan(4)
  for (const rate of rates) expect(body).toContain(sayRate(rate))
  expect(body).toContain('href="/register?redirect=/bank"')
})

test('a press before the script is loaded is not lost: every button of the frame and the banner is marked for replay', async () => {
  // The front page asks about cookies inside its content.
  const html = (await get('/policy/law')).payload
  const frame = html.replace(/<main[\s\S]*<\/main>/, '')
  const buttons = frame.match(/<button[^>]*>/g) ?? []
  expect(frame).toContain('cookie-banner')
  expect(buttons.length).toBeGreaterThan(6)
  for (const button of buttons) expect(button).toContain('data-js')
})

test('a social network that is not configured is not in the footer', async () => {
  const { body } = await get('/')
  expect(body).toContain('href="https://facebook.example/koinklass"')
  expect(body).not.toContain('>Twitter<')
  expect(body).toContain('© 2022 Koinklass')
})

test('search results are not indexed, and show the query', async () => {
  const { body } = await get(`/search?keyword=${encodeURIComponent('ดอกเบี้ย')}`)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toMatch(/<mark>ดอกเบี้ย<\/mark>|<mark><span class="nb">ดอกเบี้ย<\/span><\/mark>/)
  expect(body).toContain('value="ดอกเบี้ย"')
  expect((await get('/search')).body).not.toContain('noindex')
})

test('the editor of posts is in one file, which only the page of writing and the editor of staff request', () => {
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> = JSON.parse(
    fs.readFileSync(`${builtWeb}/client/.vite/manifest.json`, 'utf8'),
  )
  const editor = 'src/features/posts/writing/web/editor/text-editor.tsx'
  const pages = [
    'src/features/content-desk/web/editor/editor-page.tsx',
    'src/features/posts/writing/web/write/write-page.tsx',
  ]
  const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'))
  const holding = scripts.filter((name) => fs.readFileSync(`${assets}/${name}`, 'utf8').includes('ProseMirror'))
  expect(holding.map((name) => `assets/${name}`)).toEqual([manifest[editor]!.file])
  const asking = (wanted: string, how: 'imports' | 'dynamicImports') =>
    Object.keys(manifest).filter((key) => manifest[key]![how]?.includes(wanted))
  expect([asking(editor, 'imports'), asking(editor, 'dynamicImports')]).toEqual([[], pages])
  for (const page of pages)
    expect([asking(page, 'imports'), asking(page, 'dynamicImports')]).toEqual([[], [expect.stringMatching(/^_pages-/)]])
})
