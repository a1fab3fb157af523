import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { Reaction, reactToPost, readReactions } from '../reaction-contract.ts'
import { postRoutes } from './routes.ts'
import { importArticles, readArticles } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) =>
  postRoutes({ ...parts, salt: 'salt', shareKey: Buffer.alloc(32, 1), readerHash: (id) => id }),
)
const articles = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))

const aReader = () => ({ id: crypto.randomUUID() })
type Reader = ReturnType<typeof aReader>
const react = (who: Reader | null, id: string, reaction: Reaction | null) =>
  send(who, reactToPost, { body: { id, reaction } })
const seen = async (who: Reader | null, id: string) => (await send(who, readReactions, { query: { id } })).json

/** Counted from the rows, as the counters should be. */
async function counted(id: string) {
  const rows = await db
    .selectFrom('post_reaction')
    .innerJoin('post', 'post.id', 'post_id')
    .select('reaction')
    .where('key', '=', id)
    .execute()
  return Reaction.options.flatMap((reaction) => {
    const people = rows.filter((row) => row.reaction === reaction).length
    return people > 0 ? [{ reaction, people }] : []
  })
}

test('a reaction counts once per person, is replaced by another one, and can be taken back', async () => {
  const [who, other, id] = [aReader(), aReader(), 'scam-signs']
  expect(await seen(null, id)).toEqual({ mine: null, counts: [] })
  expect((await react(who, id, 'useful')).json).toEqual({ mine: 'useful', counts: [{ reaction: 'useful', people: 1 }] })
  expect((await react(who, id, 'useful')).json).toEqual({ mine: 'useful', counts: [{ reaction: 'useful', people: 1 }] })
  await react(other, id, 'new')
  expect((await react(who, id, 'new')).json).toEqual({ mine: 'new', counts: [{ reaction: 'new', people: 2 }] })
  expect(await seen(null, id)).toEqual({ mine: null, counts: [{ reaction: 'new', people: 2 }] })
  expect((await react(who, id, null)).json).toEqual({ mine: null, counts: [{ reaction: 'new', people: 1 }] })
  expect((await react(who, id, null)).json).toEqual({ mine: null, counts: [{ reaction: 'new', people: 1 }] })
})

test('visitors, unknown posts and unknown reactions are refused', async () => {
  const who = aReader()
  expect(await react(null, 'scam-signs', 'useful')).toMatchObject({ status: 401 })
  expect(await react(who, 'no-such-post', 'useful')).toMatchObject({ status: 404, json: { code: 'post_not_found' } })
  expect(await send(null, readReactions, { query: { id: 'no-such-post' } })).toMatchObject({ status: 404 })
  const wrong = { id: 'scam-signs', reaction: 'angry' as Reaction }
  expect(await send(who, reactToPost, { body: wrong })).toMatchObject({ status: 422 })
})

test('after many concurrent acts of one person the counters equal the rows', async () => {
  const [who, id] = [aReader(), 'smart-goals']
  const wanted = Array.from({ length: 40 }, (_, i) => (i % 6 === 5 ? null : Reaction.options[i % 5]!))
  const replies = await Promise.all(wanted.map((reaction) => react(who, id, reaction)))
  expect(replies.map(({ status }) => status)).toEqual(wanted.map(() => 200))
  expect((await seen(who, id)).counts).toEqual(await counted(id))
  await react(who, id, null)
  expect((await seen(who, id)).counts).toEqual([])
})

test('many readers who change their minds at once neither lose a count nor deadlock', async () => {
  const id = 'budget-plan'
  const readers = Array.from({ length: 20 }, aReader)
  await Promise.all(readers.map((who, i) => react(who, id, Reaction.options[i % 5]!)))
  const replies = await Promise.all(
    readers.flatMap((who, i) => [
      react(who, id, Reaction.options[(i + 1) % 5]!),
      react(who, id, Reaction.options[(i + 3) % 5]!),
    ]),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const { counts } = await seen(null, id)
  expect(counts).toEqual(await counted(id))
  expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(20)
})
