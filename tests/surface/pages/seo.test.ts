import { expect, test } from 'vitest'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { type Named, one, openSeoFixture, pathOf } from '../../fixtures/seo.ts'
import { markInThai } from '../../support/mark-in-thai.ts'
import { testOrigin } from '../../support/testbed.ts'

const fixture = await openSeoFixture()
const { get, openServer, passAMinute, readLocations, readXml, renderer } = fixture

test('the sitemap names every published post and only absolute addresses, each once', async () => {
  const { urlset } = await readXml('/sitemap.xml')
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries: Named[] = urlset.url
  const locations = entries.map(({ loc }) => loc)
  expect(new Set(locations).size).toBe(locations.length)
  expect(locations.every((loc) => loc.startsWith(`${testOrigin}/`))).toBe(true)
  const posts = await fixture.db.selectFrom('post').select('id').where('status', '=', 'published').execute()
  expect(posts.length).toBeGreaterThan(15)
  for (const { id } of posts) expect(locations.filter((loc) => loc.includes(id))).toHaveLength(1)
  for (const { lastmod } of entries) if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/)
})

test('every address of the sitemap is the canonical address of an indexed page', async () => {
  for (const location of await readLocations()) {
    const { statusCode, body, headers } = await get(pathOf(location))
    expect([location, statusCode]).toEqual([location, 200])
    expect(body).not.toContain('name="robots"')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(one(body, /<link rel="canonical" href="([^"]+)"/)).toBe(location)
    expect(one(body, /<meta property="og:image" content="([^"]+)"/)).toMatch(
      /^https:\/\/koinklass\.test\/share\/[\w-]+\/[0-9a-f]{20}\.png$/,
    )
    expect(one(body, /<link rel="alternate" hrefLang="th" href="([^"]+)"/i)).toBe(location)
  }
})

test('no page, feed or sitemap carries the mark that once stood where a line of a title may break', async () => {
  const pages = renderer.listedPages.filter(({ path }) => !path.includes('/:')).map(({ path }) => path)
  const files = ['/sitemap.xml', '/rss.xml', ...clubTypes.map((club) => `/rss/${club}.xml`)]
  const marked: string[] = []
  for (const path of [...(await readLocations()).map(pathOf), ...pages, ...files, '/search?keyword=เงิน']) {
    const { body } = await get(path)
    if (markInThai.test(body)) marked.push(`${path} ${markInThai.exec(body)![0]}`)
  }
  expect(marked).toEqual([])
})

test('every page without a parameter is in the sitemap, or is marked noindex', async () => {
  const locations = (await readLocations()).map(pathOf)
  for (const { path, access } of renderer.listedPages.filter(({ path }) => !path.includes('/:'))) {
    const { statusCode, body } = await get(path)
    const isForNobody =
      statusCode !== 200 ||
      access === 'protected' ||
      access === 'staff' ||
      body.includes('<meta name="robots" content="noindex"/>')
    expect([path, locations.includes(path)]).toEqual([path, !isForNobody])
  }
})

test('all missions need a login: robots are kept out of their page, and the sitemap does not name it (identity.md)', async () => {
  const path = '/superquest/profile/allquests'
  expect(renderer.listedPages.find((page) => page.path === path)?.access).toBe('protected')
  expect((await get('/sitemap.xml')).body).not.toContain('allquests')
  expect((await get('/robots.txt')).body).toMatch(/^Disallow: \/superquest\/profile/m)
})

test('no two pages share a title or a description, and both fit the displayed length', async () => {
  const heads = await Promise.all(
    (await readLocations()).map(async (location) => {
      const { body } = await get(pathOf(location))
      const title = one(body, /<title>([^<]+)<\/title>/)
      const description = one(body, /<meta name="description" content="([^"]+)"/)
      return { location, title, description }
    }),
  )
  expect(heads.length).toBeGreaterThan(30)
  for (const name of ['title', 'description'] as const) {
    const values = heads.map((head) => head[name])
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
    expect(values.every((value) => /[\u0e00-\u0e7f]/.test(value) && !value.includes('|'))).toBe(true)
  }
  for (const { description } of heads) expect(description.length).toBeGreaterThan(25)
})

test.each([
  ['a search', '/search?keyword=x'],
  ['a search in a club', '/club/hit?keyword=x'],
  ['a tag', '/club/hit?tag=DCA'],
  ['another order', '/club/hit?order=popular'],
  ['another tab of home', '/?category=hit'],
])('%s is marked noindex', async (_what, url) => {
  const { body } = await get(url)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).not.toMatch(/rel="canonical"|hreflang/i)
})

test('more addresses than fit into a file become an index of files that together name the same addresses', async () => {
  const small = openServer({ postsInFile: 7 })
  const { sitemapindex } = await readXml('/sitemap.xml', small)
  const files: string[] = sitemapindex.sitemap.map(({ loc }: Named) => loc)
  expect(files.length).toBeGreaterThan(3)
  const inFiles: string[] = []
  for (const file of files) {
    const { urlset } = await readXml(pathOf(file), small)
    // Posts only; all other addresses, events included, are in one file.
    if (pathOf(file).includes('/posts-')) expect(urlset.url.length).toBeLessThanOrEqual(15)
    inFiles.push(...urlset.url.map(({ loc }: Named) => loc))
  }
  expect([...new Set(inFiles)].sort()).toEqual((await readLocations()).sort())
  expect((await small.get('/sitemap/posts-nonsense.xml')).statusCode).toBe(404)
})

test('a post that is taken down is in no sitemap and no feed', async () => {
  const { id } = await fixture.db.selectFrom('post').select('id').where('key', '=', 'dca').executeTakeFirstOrThrow()
  const set = (status: 'unpublished' | 'published') =>
    fixture.db.updateTable('post').set({ status }).where('id', '=', id).execute()
  await set('unpublished')
  passAMinute()
  expect((await get('/sitemap.xml')).body).not.toContain(id)
  expect((await get('/rss.xml')).body).not.toContain(id)
  await set('published')
  passAMinute()
  expect((await get('/sitemap.xml')).body).toContain(id)
})

test('robots are kept out of personal pages, and find the sitemap', async () => {
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  expect(closed).toEqual(expect.arrayContaining(['/v2/', '/oauth/', '/profile', '/quiz/daily', '/reset-password']))
  expect(body).toContain(`\nSitemap: ${testOrigin}/sitemap.xml\n`)
  const open = [...body.matchAll(/^Allow: (.+)$/gm)].map(([, path]) => path!)
  expect(open).toEqual(['/bank/fund/check'])
  const locations = (await readLocations()).map(pathOf).filter((location) => !open.includes(location))
  for (const location of locations) expect(closed.filter((path) => location.startsWith(path))).toEqual([])
})

test('outside production nothing is indexed', async () => {
  const uat = openServer({ isIndexed: false })
  expect((await uat.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  for (const url of ['/', '/search?keyword=x', '/nowhere'])
    expect((await uat.get(url)).headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('the feeds are RSS 2.0 with absolute addresses, newest first, and support conditional requests', async () => {
  const clubs = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'].map((club) => `/rss/${club}.xml`)
  for (const url of ['/rss.xml', ...clubs]) {
    const { rss } = await readXml(url)
    expect(rss['@_version']).toBe('2.0')
    const { channel } = rss
    expect(channel['atom:link']['@_href']).toBe(testOrigin + url)
    expect(channel.language).toBe('th')
    const items: Record<string, string>[] = channel.item
    expect(items.length).toBeGreaterThan(0)
    const times = items.map(({ pubDate }) => new Date(pubDate!).getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const item of items) {
      expect(item.link).toMatch(new RegExp(`^${testOrigin}/post/detail/`))
      expect(item.title).not.toContain('|')
      expect(item.pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/)
    }
    expect(new Set(items.map(({ guid }) => JSON.stringify(guid))).size).toBe(items.length)
  }
  const { headers } = await get('/rss.xml')
  const again = await get('/rss.xml', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/rss/gossip.xml')).statusCode).toBe(404)
})

test('user text is escaped in a feed, whatever characters it contains', async () => {
  const title = 'ออม <b>&|"ไว้"\u0001 ก่อน'
  // The newest, which every feed has.
  const newest = fixture.db
    .selectFrom('post')
    .select('id')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  await fixture.db.updateTable('post').set({ title }).where('id', '=', newest).execute()
  passAMinute()
  const { rss } = await readXml('/rss.xml')
  expect(rss.channel.item.map((item: { title: string }) => item.title)).toContain('ออม <b>&"ไว้" ก่อน')
  await readXml('/sitemap.xml')
})

test('every page names a feed, and a club its own', async () => {
  const feedOf = async (url: string) =>
    one((await get(url)).body, /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)">/)
  expect(await feedOf('/')).toBe('/rss.xml')
  expect(await feedOf('/club/greenery')).toBe('/rss/greenery.xml')
})

test('a title without a letter has an address without a slug, and no redirect loops', async () => {
  const { id } = await fixture.db
    .selectFrom('post')
    .select('id')
    .where('key', '=', 'budget-plan')
    .executeTakeFirstOrThrow()
  await fixture.db.updateTable('post').set({ title: '…!' }).where('id', '=', id).execute()
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 6_000)
  expect((await get(`/post/detail/${id}`)).statusCode).toBe(200)
  const wrong = await get(`/post/detail/${id}/wrong`)
  expect([wrong.statusCode, wrong.headers.location]).toEqual([301, `/post/detail/${id}`])
})

test('an announced version of a policy can be read, is linked from the version in force, and is not indexed', async () => {
  const law = await fixture.db.selectFrom('policy').selectAll().where('type', '=', 'law').executeTakeFirstOrThrow()
  const coming = { version: law.version + 1, effective: '2027-01-15', changes: 'ย่อข้อ 5 ให้อ่านง่ายขึ้น' }
  await fixture.db
    .insertInto('policy')
    .values({ ...law, ...coming, body: JSON.stringify(law.body), content_hash: 'announced' })
    .execute()
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 6_000)
  const { body: current } = await get('/policy/law')
  expect(current).toContain(`ฉบับที่ ${coming.version} จะเริ่มใช้ 15 ม.ค. 2570`)
  expect(current).toContain(`href="/policy/law?version=${coming.version}"`)
  expect(current).toContain(`href="/policy/pdf/law-${law.version}.pdf"`)
  expect(current).not.toContain('name="robots"')
  const { statusCode, body } = await get(`/policy/law?version=${coming.version}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain(coming.changes)
  for (const version of ['0', '99', 'x', '1.5'])
    expect([version, (await get(`/policy/law?version=${version}`)).statusCode]).toEqual([version, 404])
})
