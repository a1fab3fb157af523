import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { acceptHero } from '#features/superhero/contract.ts'
import { chooseHero, editHero } from '#features/superhero/server/admin-commands.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['posts/writing'], live }

/** Chosen by an editor, with an interview; the person agrees. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { now } = fixture.clock
  const texts = { words: `คำของ${name}`, story: [`เรื่องของ${name}`] }
  const author = { userId: life.id, name: `ใหม่ของ${name}` }
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  const cover = { art: 'market', alt: `ภาพของ${name}` }
  const told = { club: 'hit', skill: 'saving', title: `คุยกับ${name}`, summary: `ของ${name}` } as const
  const hero = await fixture.db.transaction().execute(async (tx) => {
    const by = { actorId: life.id, now, ...texts }
    const id = await chooseHero(tx, { ...by, userId: life.id, year: 2026 })
    const talkPostId = await storeMemberPost(tx, { ...told, tags: [], author, body, cover, at: now })
    return { id, version: await editHero(tx, { ...by, id, version: 1, talkPostId }) }
  })
  const said = await fixture.send(life, acceptHero, { body: hero })
  if (said.status !== 200) throw new Error(`hero: ${said.json.detail}`)
}
