// The pages as the server sends them, drawn by the built bundle.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { servePages } from '#app/pages.ts'
import { loadRenderer } from '#app/renderer.ts'
import { commonHeaders, contentSecurityPolicy } from '#app/security-headers.ts'
import { type AnswerFirst, newHttp } from '#lib/server/http.ts'
import { inProcess } from '#lib/server/in-process.ts'
import { addExamQuestions } from './exam-bed.ts'
import { openTestbed, testOrigin } from './testbed.ts'

const bed = await openTestbed({ hasContent: true })
const site = {
  origin: testOrigin,
  env: 'test',
  version: '1.2.3',
  today: '2026-11-21',
  guideHref: '/post/detail/koinklass-guide',
  cookiesVersion: 1,
  signIn: { line: true, facebook: true, isLocal: false },
  services: { tagManager: null, analytics: null, hasBotCheck: false },
  cookiesAskedSince: null,
  hasOutbox: false,
  social: { facebook: 'https://facebook.example/koinklass', twitter: null, line: null },
}
const renderer = await loadRenderer(new URL('../dist', import.meta.url).pathname, inProcess(bed.routes))
const pageParts = {
  renderer,
  site: () => site,
  clock: () => bed.clock.now,
  contentSecurityPolicy: contentSecurityPolicy(),
}
servePages(bed.http, pageParts)

function get(url: string, headers: Record<string, string> = {}) {
  return bed.http.inject({ method: 'GET', url, headers })
}

async function postPath(key: string): Promise<string> {
  return String((await get(`/post/detail/${key}`)).headers.location)
}

test.each([
  ['GET', '/v2/api/post/create', 405, 'POST, OPTIONS'],
  ['GET', '/api/login', 405, 'POST, OPTIONS'],
  ['HEAD', '/oauth/access_token?x=1', 405, 'POST, OPTIONS'],
  ['DELETE', '/v2/api/home', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/v2/api/user/export/file', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/openapi.json', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/club/hit?page=2', 405, 'GET, POST, HEAD, OPTIONS'],
  ['OPTIONS', '/club/hit', 204, 'GET, POST, HEAD, OPTIONS'],
  ['PUT', '/unsubscribe', 405, 'GET, POST, HEAD, OPTIONS'],
  ['DELETE', '/no-such-page', 404, undefined],
  ['DELETE', '/v2/api/no-such-call', 404, undefined],
] as const)('beside the pages too, %s %s is a %i', async (method, url, status, allow) => {
  const reply = await bed.http.inject({ method, url })
  expect([reply.statusCode, reply.headers.allow]).toEqual([status, allow])
  if (status !== 204) expect(reply.headers['content-type']).toMatch('application/problem+json')
})

test('a page that shares its address with a call is sent as any other', async () => {
  const reply = await get('/unsubscribe?token=x')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('an article arrives whole, in Thai, without any script but the theme, the data for machines and for us, and one module', async () => {
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
  expect(scripts[3]).toMatch(/^<script type="module" fetchpriority="low" src="\/assets\/late-[\w-]+\.js">$/)
  expect(reply.body).not.toMatch(/\sstyle="|\son\w+="/)
})

test('what stands below the first screen of the front page is asked for when a reader comes near, and not before', async () => {
  const { body } = await get('/')
  const atOnce = [...body.matchAll(/<use href="([^"#]+)/g)].map(([, file]) => file)
  expect(atOnce).toEqual(['/art/logos/mark.svg', '/art/mascots/hello.svg'])
  const pictures = body.match(/<img\b[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(8)
  for (const picture of pictures) expect(picture).toContain('loading="lazy"')
  expect(body).not.toContain('rel="preload" as="image"')
})

test('the style that a visitor’s first frame waits for is sent in one go, and no public page shows what it leaves out', async () => {
  const assets = new URL('../dist/client/assets', import.meta.url).pathname
  const stylesOf = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(([, file]) => file!)
  const [first, later, ...others] = stylesOf((await get('/profile')).body)
  expect(others).toEqual([])
  // With its headers it stays below the 14,600 bytes that a connection may carry before the first answer of the reader.
  expect(fs.statSync(`${assets}/${first}.br`).size).toBeLessThanOrEqual(14_000)
  const namesOf = (file: string) =>
    new Set(
      [...fs.readFileSync(`${assets}/${file}`, 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
        ([, name]) => name!,
      ),
    )
  const known = namesOf(first!)
  const onlyLater = new Set([...namesOf(later!)].filter((name) => !known.has(name)))
  expect(onlyLater.size).toBeGreaterThan(60)
  const open = renderer.listedPages.filter(({ access }) => access === 'public' || access === 'guest-only')
  const paths = open.map(({ path }) => path.replace(/\/:\w+\??/g, ''))
  for (const path of [await postPath('compound-interest'), '/nowhere', ...paths]) {
    const { statusCode, body } = await get(path)
    if (statusCode >= 300 && statusCode < 400) continue
    expect([path, stylesOf(body)]).toEqual([path, [first]])
    const shown = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
    expect([path, shown.filter((name) => onlyLater.has(name))]).toEqual([path, []])
  }
})

test('no byte of an article’s page or of any script tells which choice of its question is right', async () => {
  const articles = await bed.db.selectFrom('post').select(['id', 'key', 'question']).execute()
  const dist = new URL('../dist/client/assets', import.meta.url)
  const scripts = fs.readdirSync(dist).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => fs.readFileSync(`${dist.pathname}/${name}`, 'utf8')).join('\n')
  for (const { id, key, question } of articles) {
    const path = await postPath(key!)
    const { right, wrong, explanation, text } = question as Record<'right' | 'explanation' | 'text', string> & {
      wrong: string[]
    }
    const page = (await get(path)).body
    for (const one of [page, code]) expect(one).not.toContain(explanation)
    expect(code).not.toContain(text)
    // Were another one right, every byte would be the same.
    const other = { text, right: wrong[1], wrong: [wrong[2], right, wrong[0]], explanation: 'อย่างอื่น' }
    await bed.db
      .updateTable('post')
      .set({ question: JSON.stringify(other) })
      .where('id', '=', id)
      .execute()
    bed.clock.now = new Date(bed.clock.now.getTime() + 6_000)
    expect((await get(path)).body).toBe(page)
  }
})

test('no byte of a quiz’s page or of any script holds a question, an answer or an explanation', async () => {
  await addExamQuestions(bed.db, { exam: 40, money: 10 }, bed.clock.now)
  const questions = await bed.db.selectFrom('question').select(['text', 'explanation']).execute()
  const dist = new URL('../dist/client/assets', import.meta.url)
  const scripts = fs.readdirSync(dist).filter((name) => name.endsWith('.js'))
  const sent = scripts.map((name) => fs.readFileSync(`${dist.pathname}/${name}`, 'utf8'))
  const quizzes = ['', '/daily', '/month', '/final', '/money', '/money/basic', '/review'].map((path) => `/quiz${path}`)
  for (const path of [...quizzes, '/profile/moneyAnswer']) sent.push((await get(path)).body)
  const all = sent.join('\n')
  for (const { text, explanation } of questions) for (const one of [text, explanation]) expect(all).not.toContain(one)
  expect(all).not.toMatch(/ตัวเลือก test-|ลำดับของ test-|ที่มาลับ/)
})

test('what people may write cannot close the data script', async () => {
  await bed.db
    .updateTable('post')
    .set({ summary: '</script><script>alert(1)</script> $& $1 ทดสอบข้อความสรุปที่ยาวพอสมควร' })
    .where('key', '=', 'scam-signs')
    .execute()
  bed.clock.now = new Date(bed.clock.now.getTime() + 6_000)
  const { body } = await get(await postPath('scam-signs'))
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('\\u003c/script>')
  expect(body).toContain('$&amp; $1')
})

test('another slug and the key of an article lead for good to its one address', async () => {
  const path = await postPath('needs-and-wants')
  const id = path.split('/')[3]
  for (const url of [`/post/detail/${id}`, `/post/detail/${id}/wrong`, '/post/detail/needs-and-wants/x']) {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([301, path])
  }
})

test.each([
  ['an unknown address', '/nowhere', 404],
  ['a club that is none', '/club/gossip', 404],
  ['a page beyond the hundredth', '/club/hit?page=101', 404],
  ['an order that is none', '/club/hit?order=random', 404],
  ['a policy that is none', '/policy/war', 404],
  ['a post that is none', '/post/detail/no-such-post', 404],
  ['a post without an id', '/post/detail', 404],
  ['an address that cannot be read', '/%E0%A4%A', 404],
  ['a lone percent sign', '/%', 404],
  ['home', '/', 200],
  ['the first club', '/club', 200],
  ['the terms of use', '/policy', 200],
  ['a protected page, as a frame', '/profile', 200],
])('%s answers with its true status', async (_what, url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

test.each([
  ['production', 404],
  ['uat', 200],
  ['development', 200],
])('/test-store in %s: %d, and the same for whoever asks', async (env, status) => {
  const http = newHttp()
  servePages(http, { ...pageParts, site: () => ({ ...site, env }) })
  const reply = await http.inject({ method: 'GET', url: '/test-store' })
  const other = await http.inject({ method: 'GET', url: '/test-store', headers: { authorization: 'Bearer x' } })
  expect([reply.statusCode, other.statusCode]).toEqual([status, status])
  expect(other.body).toBe(reply.body)
  expect(reply.body.includes('<h1>404 Not Found</h1>')).toBe(status === 404)
  await http.close()
})

test('an unknown page says so in the words of the specification, with the way home', async () => {
  const { body } = await get('/nowhere')
  expect(body).toContain('<h1>404 Not Found</h1>')
  expect(body).toContain('This page could not be found.')
  expect(body).toContain('href="/"')
  expect(body).toContain('noindex')
})

test('an address that cannot be read is shown as an unknown page, and sent as a call it is a problem', async () => {
  const reply = await get('/%')
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('<h1>404 Not Found</h1>')
  const call = await bed.http.inject({ method: 'POST', url: '/v2/api/%' })
  expect([call.statusCode, call.json().code]).toEqual([400, 'malformed'])
})

test.each(['/v2/api/nope', '/api/nope', '/oauth/nope?x=1'])(
  'a call that is none, GET %s, is told so in the shape of all refusals and not by a page',
  async (url) => {
    const reply = await get(url)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
  },
)

test('all unknown addresses share one entry, and query parameters that no page reads make no new one', async () => {
  const [one, two] = [await get('/nowhere/1'), await get('/nowhere/2?x=1')]
  expect(one.headers.etag).toBe(two.headers.etag)
  expect((await get('/?utm_source=a')).headers.etag).toBe((await get('/')).headers.etag)
  expect((await get('/?category=hit')).headers.etag).not.toBe((await get('/')).headers.etag)
})

test('who has the page already is told so, in each encoding by its own tag', async () => {
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(br.headers.etag).not.toBe(gzip.headers.etag)
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': String(gzip.headers.etag) })).statusCode).toBe(200)
})

test('the page is the same whoever asks: a token changes nothing and nothing personal is in it', async () => {
  const visitor = await get('/')
  const other = await get('/', { authorization: 'Bearer x', cookie: 'session-binding=y' })
  expect(other.body).toBe(visitor.body)
  expect(visitor.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=20')
  expect(visitor.headers['set-cookie']).toBeUndefined()
})

test('a policy of content forbids everything but our own origin, and other headers close the rest', async () => {
  const { headers } = await get('/')
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain("default-src 'none'")
  expect(csp).toContain("script-src 'self';")
  expect(csp).toContain("require-trusted-types-for 'script'")
  expect(csp).toMatch(/trusted-types service-worker$/)
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).not.toMatch(/unsafe|https?:|\*/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
})

test('a form that was sent before its script was there leads back to its page, and nothing else answers a POST', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const early = await bed.http.inject({
    method: 'POST',
    url: '/login?redirect=/quiz/daily',
    headers: form,
    payload: 'password=x',
  })
  expect([early.statusCode, early.headers.location]).toEqual([303, '/login?redirect=/quiz/daily'])
  expect((await bed.http.inject({ method: 'POST', url: '/nowhere', headers: form, payload: 'a=b' })).statusCode).toBe(
    404,
  )
})

test('a press before the script is there is not lost: every button of the frame and the banner says that it wants one', async () => {
  const html = (await get('/')).payload
  const frame = html.replace(/<main[\s\S]*<\/main>/, '')
  const buttons = frame.match(/<button[^>]*>/g) ?? []
  expect(frame).toContain('cookie-banner')
  expect(buttons.length).toBeGreaterThan(6)
  for (const button of buttons) expect(button).toContain('data-js')
})

test('a network that is not configured is not in the footer', async () => {
  const { body } = await get('/')
  expect(body).toContain('href="https://facebook.example/koinklass"')
  expect(body).not.toContain('>Twitter<')
  expect(body).toContain('© 2022 Koinklass')
})

test('a page whose facts are the same is not drawn again, and every change of them is seen', async () => {
  const path = await postPath('scam-signs')
  const first = (await renderer.render(path, site))!
  expect(await renderer.render(path, site, first.facts)).toBe(null)
  const tomorrow = { ...site, today: '2026-11-22' }
  expect((await renderer.render(path, tomorrow, first.facts))!.facts).not.toBe(first.facts)
  await bed.db.updateTable('post').set({ title: 'ชื่อใหม่ของบทความ' }).where('key', '=', 'scam-signs').execute()
  const moved = (await renderer.render(path, site, first.facts))!
  expect([moved.status, moved.facts]).toEqual([301, null])
  const renamed = (await renderer.render(moved.location!, site, first.facts))!
  expect(renamed.html).toContain('ชื่อใหม่ของบทความ')
})

test('a failure while loading or drawing is the error page with status 500, and tells nothing of its cause', async () => {
  const dist = new URL('../dist', import.meta.url).pathname
  const path = await postPath('emergency-fund')
  const send = inProcess(bed.routes)
  try {
    const failing = await loadRenderer(dist, async () => {
      throw new Error('the cause stays inside')
    })
    const loaded = (await failing.render(path, site))!
    // A post whose body is no tree cannot be drawn: the fault shows only while React is at work.
    const halfway = await loadRenderer(dist, async (spec, input) => ({
      ...((await send(spec, input)) as object),
      ...(spec.path.endsWith('/show') && { body: { type: 'doc', content: [{ type: 'heading' }] } }),
    }))
    const drawn = (await halfway.render(path, site))!
    for (const { status, html } of [loaded, drawn]) {
      expect(status).toBe(500)
      expect(html).toContain('<h1>An error occurred</h1>')
      expect(html).not.toMatch(/cause|TypeError|at \w+ \(/)
    }
  } finally {
    await loadRenderer(dist, send)
  }
})

test('what is in the cache is sent past the framework, and a reader cannot tell', async () => {
  const counted: number[] = []
  let answerCached: AnswerFirst = () => false
  const http = newHttp({ answerFirst: (request, response) => answerCached(request, response) })
  http.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders))
  answerCached = servePages(http, { ...pageParts, count: (status) => void counted.push(status) })
  const origin = await http.listen({ host: '127.0.0.1', port: 0 })
  try {
    const ask = async (init: RequestInit = {}, url = '/policy/law') => {
      const reply = await fetch(origin + url, init)
      return { status: reply.status, headers: withoutTime(reply.headers), body: await reply.text() }
    }
    const drawn = await ask()
    expect(counted).toEqual([])
    expect(await ask()).toEqual(drawn)
    expect(counted).toEqual([200])
    const known = await ask({ headers: { 'if-none-match': drawn.headers.etag! } })
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', drawn.headers.etag])
    expect(counted).toEqual([200, 304])
    expect((await ask({ method: 'HEAD' })).body).toBe('')
    expect((await ask({}, '/nowhere')).status).toBe(404)
    expect((await ask({}, '/nowhere')).status).toBe(404)
    expect(counted).toEqual([200, 304])
    bed.clock.now = new Date(bed.clock.now.getTime() + 6_000)
    expect(await ask()).toEqual(drawn)
    expect(counted).toEqual([200, 304])
  } finally {
    await http.close()
  }
})

function withoutTime(headers: Headers): Record<string, string> {
  const { date, ...rest } = Object.fromEntries(headers)
  return rest
}

test('a page whose address may hold the token of a mail hands its address to nobody, from the cache either', async () => {
  for (const path of ['/reset-password', '/register/verify', '/account/confirm-email']) {
    for (const url of [`${path}?token=secret`, path, path]) {
      const { headers, body } = await get(url)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(body).not.toContain('secret')
    }
  }
  expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('what people search for never pushes out what everybody reads, and is kept by no proxy', async () => {
  let drawn: string[] = []
  const big = 'x'.repeat(1_000_000)
  const http = newHttp()
  const counting = {
    ...renderer,
    render: async (path: string) => {
      drawn.push(path)
      return { status: 200, html: big, location: null, holdsToken: false, facts: null }
    },
  }
  servePages(http, { ...pageParts, renderer: counting })
  const ask = (url: string) => http.inject({ method: 'GET', url })
  await ask('/club/hit')
  for (let i = 0; i < 200; i++) await ask(`/search?keyword=word${i}`)
  expect(drawn).toHaveLength(201)
  drawn = []
  expect((await ask('/club/hit')).headers['cache-control']).toContain('s-maxage')
  // A form that was sent empty asks for nothing: it is the page itself.
  await ask('/club/hit?keyword=')
  expect(drawn).toEqual([])
  expect((await ask('/search?keyword=word199')).headers['cache-control']).toBe('private, max-age=0')
  expect(drawn).toEqual([])
  await ask('/search?keyword=word0')
  expect(drawn).toEqual(['/search?keyword=word0'])
  await http.close()
})

test.each([
  ['a search', '/search?keyword=%E0%B8%AD%E0%B8%AD%E0%B8%A1', 200],
  ['signs that mean something to the database', `/search?keyword=${encodeURIComponent("' & | ! :* \\ %_")}`, 200],
  ['a keyword beyond the longest, which is cut', `/search?keyword=${encodeURIComponent('ก'.repeat(150))}`, 200],
  ['a tag with a letter that no text may hold', '/club/hit?tag=%00', 200],
  ['a page of a search beyond the hundredth', '/search?keyword=x&page=101', 404],
  ['a filter that is none', '/search?keyword=x&filter=best', 404],
])('%s answers with its true status', async (_what, url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

test('results of a search are for no search engine, and say what was searched', async () => {
  const { body } = await get(`/search?keyword=${encodeURIComponent('ดอกเบี้ย')}`)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toMatch(/<mark>ดอกเบี้ย<\/mark>|<mark><span class="nb">ดอกเบี้ย<\/span><\/mark>/)
  expect(body).toContain('value="ดอกเบี้ย"')
  expect((await get('/search')).body).not.toContain('noindex')
})

test('the editor of posts is in one file, which the page of writing alone asks for', () => {
  const dist = new URL('../dist/client/', import.meta.url)
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> = JSON.parse(
    fs.readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  )
  const editor = 'src/features/posts/web/text-editor.tsx'
  const page = 'src/features/posts/web/write-page.tsx'
  const scripts = fs.readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'))
  const holding = scripts.filter((name) =>
    fs.readFileSync(new URL(`assets/${name}`, dist), 'utf8').includes('ProseMirror'),
  )
  expect(holding.map((name) => `assets/${name}`)).toEqual([manifest[editor]!.file])
  const asking = (wanted: string, how: 'imports' | 'dynamicImports') =>
    Object.keys(manifest).filter((key) => manifest[key]![how]?.includes(wanted))
  expect([asking(editor, 'imports'), asking(editor, 'dynamicImports')]).toEqual([[], [page]])
  expect([asking(page, 'imports'), asking(page, 'dynamicImports')]).toEqual([
    [editor],
    ['src/app/web/areas/own-pages.ts'],
  ])
})
