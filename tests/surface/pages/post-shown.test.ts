// In every state of a post, all that readers and machines read agree on whether it is shown.
import { expect, test } from 'vitest'
import { serveSeo } from '#app/seo/serve.ts'
import { beginLeaving, stayAfterAll } from '#features/identity/privacy/server/leave-commands.ts'
import { type PostState, writingStates } from '#features/posts/documents/post-state-rules.ts'
import { bookmarkPost, listBookmarks } from '#features/posts/reading/bookmark-contract.ts'
import { showPost, viewClub } from '#features/posts/reading/contract.ts'
import { listPosts, searchPosts } from '#features/posts/search/contract.ts'
import { indexWaitingPosts } from '#features/posts/search/server/search-commands.ts'
import { deletePost, getPost, restorePost, unpublishPost } from '#features/posts/writing/contract.ts'
import { hidePost, returnRevision, unhidePost } from '#features/posts/writing/server/decide-commands.ts'
import { chooseHero } from '#features/superhero/admin-contract.ts'
import { acceptHero, listHeroPosts } from '#features/superhero/contract.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { aPerson } from '../../fixtures/people.ts'
import { openWritingFixture } from '../../fixtures/writing.ts'
import { testOrigin } from '../../support/testbed.ts'

const fixture = await openWritingFixture()
const { send, db, clock, moderator, begin, save, submit, pendingOf, approve } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const reader = await aPerson(fixture)
// Our own articles are some days newer than the clock of the tests; what is published here is to be the newest.
await fixture.runAsOwner("update post set published_at = published_at - interval '7 days'")
const machines = newHttp()
/** What machines read is kept for a while: each reading is an hour after the one before. */
let readAt = clock.now
serveSeo(machines, { db, clock: () => readAt, origin: testOrigin, isIndexed: true, pages: [] })

/** A word that no other post has: the search finds the post by it alone. */
const word = 'กระปุกสีม่วงลายจุด'
const club = 'greenery'
const has = (items: { id: string }[], id: string) => items.some((one) => one.id === id)

async function readByMachine(url: string): Promise<string> {
  readAt = new Date(readAt.getTime() + 3_600_000)
  return (await machines.inject({ method: 'GET', url })).body
}

/** The pages and calls that show the post now, by name. */
async function whereShown(id: string, hero: string): Promise<Record<string, boolean>> {
  await indexWaitingPosts(db)
  const query = { type: club, limit: 50 } as const
  return {
    page: (await send(null, showPost, { query: { id } })).status === 200,
    list: has((await send(null, listPosts, { query })).json.items, id),
    search: has((await send(null, searchPosts, { query: { keyword: word } })).json.items, id),
    club: has((await send(null, viewClub, { query: { type: club } })).json.latest, id),
    bookmarks: has((await send(reader, listBookmarks, { query: {} })).json.items, id),
    author: has((await send(null, listHeroPosts, { query: { hero } })).json.items, id),
    feed: (await readByMachine('/rss.xml')).includes(id),
    feedOfClub: (await readByMachine(`/rss/${club}.xml`)).includes(id),
    sitemap: (await readByMachine('/sitemap.xml')).includes(id),
  }
}

async function anAuthor() {
  const author = await aPerson(fixture)
  const { id: hero } = (
    await send(editor, chooseHero, {
      body: { user_id: author.id, year: 2026, words: 'เขียนเพราะอยากจำ', story: ['เรื่อง'] },
    })
  ).json
  expect((await send(author, acceptHero, { body: { id: hero, version: 1 } })).status).toBe(200)
  return { ...author, hero }
}

test('a post through all of its states: list, search, club, feeds, sitemap, bookmarks and its author’s page agree', async () => {
  const author = await anAuthor()
  const id = await begin(author, { title: word })
  const inTx = <T>(work: (tx: Parameters<typeof hidePost>[0]) => Promise<T>) => db.transaction().execute(work)
  const sendBack = async () => {
    const revisionId = await pendingOf(id)
    const decision = { revisionId, reason: 'ขอที่มา', byUserId: moderator.id, now: clock.now }
    await inTx((tx) => returnRevision(tx, decision))
  }
  const seen = new Set<PostState>()

  async function expectShown(isShown: boolean, state: PostState) {
    seen.add(state)
    const own = await send(author, getPost, { query: { id } })
    if (state === 'deleted') expect(own.status).toBe(404)
    else expect(own.json.state).toBe(state)
    const shown = await whereShown(id, author.hero)
    // A reader can keep what they have seen once; until then there is nothing to keep.
    const { bookmarks, ...others } = shown
    expect(Object.entries(others).filter(([, one]) => one !== isShown)).toEqual([])
    const isSaved = (await send(reader, bookmarkPost, { body: { id } })).status === 200
    expect(isSaved).toBe(isShown)
    if (isShown) expect((await whereShown(id, author.hero)).bookmarks).toBe(true)
    else expect(bookmarks).toBe(false)
  }

  await expectShown(false, 'draft')
  await submit(author, id)
  await expectShown(false, 'pending')
  await sendBack()
  await expectShown(false, 'returned')
  await save(author, id, 1, { title: `${word} มีที่มา` })
  await submit(author, id)
  await approve(await pendingOf(id))
  await expectShown(true, 'published')
  await save(author, id, 2, { title: `${word} ฉบับใหม่` })
  await submit(author, id)
  await expectShown(true, 'pending')
  await sendBack()
  await expectShown(true, 'returned')
  await save(author, id, 3, { title: `${word} ฉบับแก้` })
  await submit(author, id)
  await approve(await pendingOf(id))
  await inTx((tx) => hidePost(tx, { postId: id, now: clock.now }))
  await expectShown(false, 'hidden')
  await inTx((tx) => unhidePost(tx, { postId: id, now: clock.now }))
  await expectShown(true, 'published')
  await inTx((tx) => beginLeaving(tx, { userId: author.id, origin: testOrigin, now: clock.now }))
  const whileAway = await whereShown(id, author.hero)
  expect(Object.values(whileAway)).not.toContain(true)
  await inTx((tx) => stayAfterAll(tx, { userId: author.id, now: clock.now }))
  await expectShown(true, 'published')
  await send(author, unpublishPost, { body: { id } })
  await expectShown(false, 'unpublished')
  await send(author, deletePost, { body: { id } })
  await expectShown(false, 'deleted')
  await send(author, restorePost, { body: { id } })
  await expectShown(false, 'unpublished')
  await submit(author, id)
  await expectShown(true, 'published')

  expect([...seen].sort()).toEqual([...writingStates, 'deleted'].sort())
})
