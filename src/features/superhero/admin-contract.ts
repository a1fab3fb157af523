import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { storedLine } from '#lib/stored-text.ts'
import { HeroState, HeroYear, yearInQuery } from './contract.ts'

export const heroAdminErrors = {
  hero_member_gone: { status: 404, th: 'ไม่พบสมาชิกคนนี้แล้ว อาจกำลังลบบัญชี' },
  hero_already_chosen: { status: 409, th: 'เลือกสมาชิกคนนี้ในปีนี้แล้ว แก้ข้อความได้ในรายการ' },
  hero_talk_not_theirs: { status: 409, th: 'บทสัมภาษณ์ต้องเป็นโพสต์ที่เผยแพร่แล้วของคนคนนั้นเอง และยังไม่ใช้กับปีอื่น' },
} as const satisfies ErrorTable

const forEditors = { access: 'staff', roles: ['editor'] } as const

export const longestWords = 160
export const longestParagraph = 1_000
export const maxParagraphs = 12

const texts = {
  words: storedLine(longestWords),
  story: z.array(storedLine(longestParagraph)).check(z.minLength(1), z.maxLength(maxParagraphs)),
}

/**
 * A chosen hero, as staff sees them. Even after a yes a hero may be hidden: the account may not publish now, or is
 * leaving.
 */
export const ChosenHero = z.object({
  id: z.uuid(),
  version: z.int(),
  display_name: z.string(),
  display_image: z.string(),
  words: z.string(),
  story: z.array(z.string()),
  state: HeroState,
  is_shown: z.boolean(),
  talk_post_id: z.nullable(z.uuid()),
  /** Their published posts, newest first, from which the interview is selected. */
  posts: z.array(z.object({ id: z.uuid(), title: z.string() })),
})
export type ChosenHero = z.infer<typeof ChosenHero>

/** In the order of the year, by default this one; `years` are this one, the last, and those with heroes. */
export const listChosen = endpoint({
  method: 'GET',
  path: '/v2/api/admin/heroes',
  ...forEditors,
  summary: 'Super Hero ที่เลือกไว้ในปีหนึ่ง ทุกสถานะ',
  query: z.object({ year: z.optional(yearInQuery) }),
  reply: z.object({ year: HeroYear, years: z.array(HeroYear), items: z.array(ChosenHero) }),
})

/** By a prefix of the name, at most ten. */
export const findMembers = endpoint({
  method: 'GET',
  path: '/v2/api/admin/heroes/members',
  ...forEditors,
  looks: 'person',
  summary: 'ค้นสมาชิกด้วยต้นชื่อ เพื่อเลือกเป็น Super Hero',
  query: z.object({ name: storedLine(60) }),
  reply: z.object({
    items: z.array(
      z.object({ user_id: z.uuid(), display_name: z.string(), display_image: z.string(), posts: z.int() }),
    ),
  }),
})
export type FoundMember = z.infer<typeof findMembers.reply>['items'][number]

/** A notice asks the person; nothing is shown before they agree. */
export const chooseHero = endpoint({
  method: 'POST',
  path: '/v2/api/admin/heroes/choose',
  ...forEditors,
  summary: 'เลือกสมาชิกเป็น Super Hero ของปี แล้วถามความสมัครใจ',
  body: z.object({ user_id: z.uuid(), year: HeroYear, ...texts }),
  reply: z.object({ id: z.uuid() }),
  errors: ['hero_member_gone', 'hero_already_chosen'],
})

/** Another text revokes the agreement and asks again. */
export const editHero = endpoint({
  method: 'POST',
  path: '/v2/api/admin/heroes/edit',
  ...forEditors,
  summary: 'แก้ข้อความและบทสัมภาษณ์ของ Super Hero',
  body: z.object({ id: z.uuid(), version: z.int(), ...texts, talk_post_id: z.nullable(z.uuid()) }),
  reply: z.object({ version: z.int() }),
  errors: ['hero_not_found', 'hero_changed', 'hero_talk_not_theirs'],
})

/** `place` counts from 1; a place beyond the last one means the last. */
export const moveHero = endpoint({
  method: 'POST',
  path: '/v2/api/admin/heroes/move',
  ...forEditors,
  summary: 'จัดลำดับ Super Hero ในปี',
  body: z.object({ id: z.uuid(), place: z.int().check(z.minimum(1), z.maximum(1_000)) }),
  reply: Done,
  errors: ['hero_not_found'],
})

export const removeHero = endpoint({
  method: 'POST',
  path: '/v2/api/admin/heroes/remove',
  ...forEditors,
  summary: 'ยกเลิกการเลือก Super Hero',
  body: z.object({ id: z.uuid() }),
  reply: Done,
  errors: ['hero_not_found'],
})
