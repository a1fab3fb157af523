// The structured data of pages, as search engines read it.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { builtWeb } from '../../fixtures/pages.ts'
import { openSeoFixture, pathOf } from '../../fixtures/seo.ts'
import { testOrigin } from '../../support/testbed.ts'

const fixture = await openSeoFixture()
const { get, readLocations } = fixture

const url = z.string().check(z.regex(/^https:\/\/koinklass\.test(\/\S*)?$/))
const moment = z.iso.datetime()
const text = z.string().check(z.minLength(1))
const Organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  url,
  logo: z.optional(url),
  sameAs: z.optional(z.array(z.url()).check(z.minLength(1))),
})
/** The types of schema.org with the properties that search engines require; no other property is allowed. */
const Shape = z.discriminatedUnion('@type', [
  Organization,
  z.strictObject({
    '@type': z.literal('WebSite'),
    name: text,
    url,
    description: text,
    inLanguage: z.literal('th'),
    publisher: Organization,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().check(z.regex(/\/search\?keyword=\{search_term_string\}$/)),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.strictObject({
    '@type': z.literal('Article'),
    headline: text,
    description: text,
    image: z.array(url).check(z.minLength(1)),
    datePublished: moment,
    dateModified: moment,
    author: z.union([Organization, z.strictObject({ '@type': z.literal('Person'), name: text })]),
    publisher: Organization,
    mainEntityOfPage: z.strictObject({ '@type': z.literal('WebPage'), '@id': url }),
    inLanguage: z.literal('th'),
    isAccessibleForFree: z.literal(true),
    articleSection: text,
    keywords: z.array(text),
    timeRequired: z.string().check(z.regex(/^PT\d+M$/)),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url }))
      .check(z.minLength(2)),
  }),
])
const Graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(Shape) })

async function readJsonLd(path: string) {
  const { body } = await get(path)
  const json = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]
  return json === undefined ? [] : z.parse(Graph, JSON.parse(json))['@graph']
}

test('the structured data of pages matches the types of schema.org', async () => {
  const typesOf = async (path: string) => (await readJsonLd(path)).map((item) => item['@type'])
  expect(await typesOf('/')).toEqual(['WebSite', 'Organization'])
  expect(await typesOf('/club/hit')).toEqual(['BreadcrumbList'])
  expect(await typesOf('/policy/personal')).toEqual(['BreadcrumbList'])
  for (const path of (await readLocations()).map(pathOf).filter((one) => one.startsWith('/post/')))
    expect(await typesOf(path)).toEqual(['Article', 'BreadcrumbList'])
})

test('every page that search engines are told of says where it stands, but for home and the ways in', async () => {
  const tops = ['/', '/login', '/register']
  const paths = (await readLocations()).map(pathOf).filter((path) => !tops.includes(path))
  for (const own of ['/superquest/about', '/robo', '/quiz', '/games', '/glossary', '/bank'])
    expect(paths).toContain(own)
  for (const path of paths) {
    const json = (await get(path)).body.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]
    const graph: { '@type': string; itemListElement: { item: string }[] }[] = JSON.parse(json ?? '{}')['@graph'] ?? []
    const trail = graph.find((item) => item['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement.at(-1)?.item, path).toBe(testOrigin + path)
  }
})

test('no file that browsers load contains the structured data', () => {
  const folder = `${builtWeb}/client/assets`
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const telling = scripts.filter((name) =>
    /BreadcrumbList|VirtualLocation/.test(fs.readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(telling).toEqual([])
})

test('an article’s breadcrumbs lead from home through its club to itself', async () => {
  const path = (await readLocations()).map(pathOf).find((one) => one.startsWith('/post/'))!
  const trail = (await readJsonLd(path)).find((item) => item['@type'] === 'BreadcrumbList')!
  expect(trail.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(trail.itemListElement[0]!.item).toBe(`${testOrigin}/`)
  expect(pathOf(trail.itemListElement[1]!.item)).toMatch(/^\/club\//)
  expect(trail.itemListElement[2]!.item).toBe(testOrigin + path)
})

test('user text cannot close the element of the structured data', async () => {
  const summary = '</script><script>alert(1)</script> $& ทดสอบข้อความสรุปที่ยาวพอสมควรสำหรับหน้าเดียว'
  await fixture.db.updateTable('post').set({ summary }).where('key', '=', 'scam-signs').execute()
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 6_000)
  const { id } = await fixture.db
    .selectFrom('post')
    .select('id')
    .where('key', '=', 'scam-signs')
    .executeTakeFirstOrThrow()
  const path = (await readLocations()).map(pathOf).find((one) => one.includes(id))!
  const article = (await readJsonLd(path)).find((item) => item['@type'] === 'Article')!
  expect(article.description).toBe(summary)
  expect((await get(path)).body).not.toContain('<script>alert')
})

test('an unknown page has no structured data', async () => {
  expect((await get('/post/detail/no-such-post')).body).not.toMatch(/ld\+json|rel="canonical"/)
})
