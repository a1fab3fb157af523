import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createPost, type DraftContent, publishPost, updatePost } from '#features/posts/writing/contract.ts'
import { approveRevision } from '#features/posts/writing/server/decide-commands.ts'
import { aPerson, type TestPerson } from './people.ts'
import { openTestbed } from './testbed.ts'

const bodyOf = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
})

/** A post with all required fields. */
export const wholePost: DraftContent = {
  title: 'เก็บเงินวันละสิบบาท',
  club: 'greenery',
  skill: 'saving',
  tags: ['ออม'],
  cover: { art: 'goal-path', alt: 'ออมเดินตามทาง' },
  body: bodyOf('ฉันลองเก็บเงินวันละสิบบาทมาสามเดือน'),
  question: { text: 'เก็บวันละเท่าไร', choices: ['10', '20', '30', '40'], right: 0, explanation: 'ตามเรื่อง' },
}

/** The product's calls, and the actions of authors and of a deciding moderator. */
export async function openWritingBed() {
  const bed = await openTestbed({ hasContent: true })
  const { send, db, clock } = bed
  const moderator = await aPerson(bed, { roles: ['moderator'] })

  async function begin(person: TestPerson, content: Partial<DraftContent> = {}) {
    const body = { key: randomUUID(), content: { ...wholePost, ...content } }
    const { status, json } = await send(person, createPost, { body })
    expect([status, json.detail]).toEqual([200, undefined])
    return json.id
  }
  const save = (person: TestPerson, id: string, version: number, content: Partial<DraftContent>, more = {}) =>
    send(person, updatePost, { body: { id, version, content: { ...wholePost, ...content }, ...more } })
  const submit = (person: TestPerson, id: string) => send(person, publishPost, { body: { id } })

  async function pendingOf(id: string): Promise<string> {
    const waiting = db.selectFrom('post_revision').select('id').where('post_id', '=', id).where('state', '=', 'pending')
    return (await waiting.executeTakeFirstOrThrow()).id
  }
  const approve = (revisionId: string, byUserId = moderator.id) =>
    db.transaction().execute((tx) => approveRevision(tx, { revisionId, byUserId, now: clock.now }))

  async function publishOne(person: TestPerson, content: Partial<DraftContent> = {}) {
    const id = await begin(person, content)
    expect((await submit(person, id)).status).toBe(200)
    await approve(await pendingOf(id))
    return id
  }
  return { ...bed, moderator, begin, save, submit, pendingOf, approve, publishOne }
}
