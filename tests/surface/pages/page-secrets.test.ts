// What no page reveals, and what no page allows.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { loadRenderer } from '#app/pages/renderer.ts'
import { inProcess } from '#lib/server/http/in-process.ts'
import { addExamQuestions } from '../../fixtures/exams.ts'
import { builtWeb, openPageFixture, testSite } from '../../fixtures/pages.ts'

const { db, clock, routes, get, postPath } = await openPageFixture()
const assets = `${builtWeb}/client/assets`
const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'))
/** Every script that browsers may load, one entry for each file. */
const codes = scripts.map((name) => fs.readFileSync(`${assets}/${name}`, 'utf8'))

test('no byte of an article’s page or of any script reveals the right choice of its question', async () => {
  const articles = await db.selectFrom('post').select(['id', 'key', 'question']).execute()
  const code = codes.join('\n')
  for (const { id, key, question } of articles) {
    const path = await postPath(key!)
    const { right, wrong, explanation, text } = question as Record<'right' | 'explanation' | 'text', string> & {
      wrong: string[]
    }
    const page = (await get(path)).body
    for (const one of [page, code]) expect(one).not.toContain(explanation)
    expect(code).not.toContain(text)
    // With another choice as the right one, every byte would be the same.
    const other = { text, right: wrong[1], wrong: [wrong[2], right, wrong[0]], explanation: 'อย่างอื่น' }
    await db
      .updateTable('post')
      .set({ question: JSON.stringify(other) })
      .where('id', '=', id)
      .execute()
    clock.now = new Date(clock.now.getTime() + 6_000)
    expect((await get(path)).body).toBe(page)
  }
})

test('no byte of a quiz’s page or of any script contains a question, an answer or an explanation', async () => {
  await addExamQuestions(db, { exam: 40, money: 10 }, clock.now)
  const questions = await db.selectFrom('question').select(['text', 'explanation']).execute()
  const sent = [...codes]
  const quizzes = ['', '/daily', '/month', '/final', '/money', '/money/basic', '/review'].map((path) => `/quiz${path}`)
  for (const path of [...quizzes, '/profile/moneyAnswer']) sent.push((await get(path)).body)
  const all = sent.join('\n')
  for (const { text, explanation } of questions) for (const one of [text, explanation]) expect(all).not.toContain(one)
  expect(all).not.toMatch(/ตัวเลือก test-|ลำดับของ test-|ที่มาลับ/)
})

test('user text cannot close the data script', async () => {
  await db
    .updateTable('post')
    .set({ summary: '</script><script>alert(1)</script> $& $1 ทดสอบข้อความสรุปที่ยาวพอสมควร' })
    .where('key', '=', 'scam-signs')
    .execute()
  clock.now = new Date(clock.now.getTime() + 6_000)
  const { body } = await get(await postPath('scam-signs'))
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('\\u003c/script>')
  expect(body).toContain('$&amp; $1')
})

test('the content policy forbids everything but our own origin, and other headers restrict the rest', async () => {
  const { headers } = await get('/')
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain("default-src 'none'")
  expect(csp).toContain("script-src 'self';")
  expect(csp).toContain("require-trusted-types-for 'script'")
  expect(csp).toMatch(/trusted-types service-worker$/)
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).toContain("base-uri 'none'")
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(csp).not.toMatch(/unsafe|https?:|\*/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
})

test('no reply of any kind may be framed by another site', async () => {
  const paths = ['/', '/nowhere', '/openapi.json', '/sitemap.xml', '/v2/api/nowhere', '/media/a/b.webp', '/video/a.mp4']
  for (const path of paths) {
    const { headers } = await get(path)
    expect([path, String(headers['content-security-policy'])]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
  }
})

test('a failure during loading or rendering gives the error page with status 500, without its cause', async () => {
  const path = await postPath('emergency-fund')
  const send = inProcess(routes)
  try {
    const failing = await loadRenderer(builtWeb, async () => {
      throw new Error('the cause stays inside')
    })
    const loaded = (await failing.render(path, testSite))!
    // A post whose body is not a tree cannot be rendered: the error occurs only inside React.
    const halfway = await loadRenderer(builtWeb, async (spec, input) => ({
      ...((await send(spec, input)) as object),
      ...(spec.path.endsWith('/show') && { body: { type: 'doc', content: [{ type: 'heading' }] } }),
    }))
    const drawn = (await halfway.render(path, testSite))!
    for (const { status, html } of [loaded, drawn]) {
      expect(status).toBe(500)
      expect(html).toContain('<h1>An error occurred</h1>')
      expect(html).not.toMatch(/cause|TypeError|at \w+ \(/)
    }
  } finally {
    await loadRenderer(builtWeb, send)
  }
})
