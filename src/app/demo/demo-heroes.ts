import type { Db, Tx } from '#db/open.ts'
import { countView } from '#features/posts/reading/server/commands.ts'
import { likePost } from '#features/posts/reading/server/like-commands.ts'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { askForIndexing } from '#features/posts/search/server/search-commands.ts'
import { chooseHero, editHero } from '#features/superhero/server/admin-commands.ts'
import { acceptHero } from '#features/superhero/server/commands.ts'
import type { DocumentTree } from '#lib/document.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { demoHeroes } from './demo-posts.ts'

const dayMs = 24 * 3_600_000
const editorEmail = 'pang@koinklass.localhost'

type Member = { user_id: string; display_name: string; email_key: string; roles: string[] }

/**
 * Adds the demo heroes: their posts, their nominations for this year and their acceptance, once; other demo people read
 * and like the posts.
 */
export async function bringDemoHeroes(db: Db, now: Date): Promise<void> {
  const members = await db
    .selectFrom('user_account')
    .select(['user_id', 'display_name', 'email_key', 'roles'])
    .execute()
  const find = (email: string) => members.find(({ email_key }) => email_key === email)
  const editor = find(editorEmail)
  for (const hero of demoHeroes) {
    const member = find(hero.email)
    if (!member || !editor) continue
    await db.transaction().execute(async (tx) => {
      if (await hasBegun(tx, member.user_id)) return
      const readers = members.filter(({ user_id, roles }) => user_id !== member.user_id && roles.length === 0)
      await makeHero(tx, { hero, member, readers, actorId: editor.user_id, now })
    })
  }
  await askForIndexing(db)
}

/** Content that was deleted later is not created again. */
async function hasBegun(tx: Tx, userId: string): Promise<boolean> {
  const post = await tx.selectFrom('post').select('id').where('author_id', '=', userId).executeTakeFirst()
  const notice = await tx
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'hero.chosen')
    .executeTakeFirst()
  return post !== undefined || notice !== undefined
}

type Making = { hero: (typeof demoHeroes)[number]; member: Member; readers: Member[]; actorId: string; now: Date }

async function makeHero(tx: Tx, { hero, member, readers, actorId, now }: Making): Promise<void> {
  const { user_id: userId, display_name: name } = member
  const { words, story } = hero
  const id = await chooseHero(tx, { actorId, userId, year: Number(bangkokDay(now).slice(0, 4)), words, story, now })
  let talkPostId: string | null = null
  for (const { text, daysAgo, isTalk, ...post } of hero.posts) {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const ref = await storeMemberPost(tx, { ...post, author: { userId, name }, body: treeOf(text), at })
    if (isTalk) talkPostId = ref
    for (const reader of readers) {
      await countView(tx, { ref, reader: { userId: reader.user_id }, salt: '', now })
      await likePost(tx, { userId: reader.user_id, ref, now })
    }
  }
  const version = await editHero(tx, { actorId, id, version: 1, words, story, talkPostId, now })
  await acceptHero(tx, { userId, id, version, now })
}

function treeOf(text: string): DocumentTree {
  const inline = (words: string) => [{ type: 'text' as const, text: words }]
  const content = text
    .split('\n\n')
    .map((block) =>
      block.startsWith('## ')
        ? { type: 'heading' as const, attrs: { level: 2 as const }, content: inline(block.slice(3)) }
        : { type: 'paragraph' as const, content: inline(block) },
    )
  return { type: 'doc', content }
}
