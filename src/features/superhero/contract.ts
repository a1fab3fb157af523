import { z } from 'zod/mini'
import { PostItem } from '#features/posts/documents/contract.ts'
import { Done, endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const heroErrors = {
  hero_not_found: { status: 404, th: 'ไม่พบหน้าของ Super Hero คนนี้ อาจเลิกแสดงแล้ว' },
  hero_changed: { status: 409, th: 'ข้อความถูกแก้หลังจากที่เปิดอ่าน อ่านฉบับล่าสุดแล้วตอบอีกครั้ง' },
  hero_verify_first: { status: 409, th: 'ยืนยันอีเมลของคุณก่อน แล้วกลับมาตอบรับได้เลย' },
  hero_guardian_first: { status: 409, th: 'หน้านี้เปิดให้ทุกคนอ่าน จึงต้องให้ผู้ปกครองยินยอมก่อน คุณกลับมาตอบรับได้เมื่อพร้อม' },
} as const satisfies ErrorTable

/** A year in the Common Era; pages show the Buddhist era. */
export const HeroYear = z.int().check(z.minimum(2020), z.maximum(2100))
export const yearInQuery = z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2100))

/** A young writer of a year; `id` is that of the choice, not of the person. `words` is a quote of theirs. */
export const HeroItem = z.object({
  id: z.uuid(),
  year: HeroYear,
  display_name: z.string(),
  display_image: z.string(),
  words: z.string(),
})
export type HeroItem = z.infer<typeof HeroItem>

/** Totals of their published posts. `readers` counts a person once per post and a visitor once a day. */
export const HeroNumbers = z.object({ posts: z.int(), likes: z.int(), readers: z.int() })

/** `story` has paragraphs; `talk` is the interview with them. */
export const HeroView = z.extend(HeroItem, {
  story: z.array(z.string()),
  numbers: HeroNumbers,
  talk: z.nullable(PostItem),
})
export type HeroView = z.infer<typeof HeroView>

/**
 * `year` is the newest one with visible heroes, or this year; `years` are all of those, newest first. `posts` excludes
 * `talks`.
 */
export const HeroesView = z.object({
  year: HeroYear,
  years: z.array(HeroYear),
  heroes: z.array(HeroItem),
  talks: z.array(PostItem),
  posts: z.array(PostItem),
})
export type HeroesView = z.infer<typeof HeroesView>

export const viewHeroes = endpoint({
  method: 'GET',
  path: '/v2/api/superhero',
  access: 'public',
  mayLag: true,
  summary: 'Super Hero ปีล่าสุด บทสัมภาษณ์ และโพสต์ล่าสุดของพวกเขา',
  reply: HeroesView,
})

/** Beyond the specification: `hero`, for the posts of one of them. */
export const listHeroPosts = endpoint({
  method: 'GET',
  path: '/v2/api/superhero/posts',
  access: 'public',
  mayLag: true,
  summary: 'โพสต์ของ Super Hero ทุกคน ใหม่สุดก่อน ใส่ talk=1 เพื่อดูเฉพาะบทสัมภาษณ์',
  query: z.object({
    ...pageQuery,
    talk: z.optional(z.enum(['1', 'true', '0', 'false', ''])),
    hero: z.optional(z.uuid()),
  }),
  reply: pageOf(PostItem),
})

export const listHeroes = endpoint({
  method: 'GET',
  path: '/v2/api/superhero/users',
  access: 'public',
  mayLag: true,
  summary: 'Super Hero ของปีหนึ่ง (ค.ศ.) ไม่บอกปีคือปีล่าสุดที่มี',
  query: z.object({ ...pageQuery, year: z.optional(yearInQuery) }),
  reply: z.extend(pageOf(HeroItem), { year: HeroYear, years: z.array(HeroYear) }),
})

export const showHero = endpoint({
  method: 'GET',
  path: '/v2/api/superhero/detail',
  access: 'public',
  summary: 'Super Hero หนึ่งคน เรื่องราว ตัวเลข และบทสัมภาษณ์',
  query: z.object({ id: z.uuid() }),
  reply: HeroView,
  errors: ['hero_not_found'],
})

export const HeroState = z.enum(['waiting', 'accepted', 'declined'])
export type HeroState = z.infer<typeof HeroState>

/** What would be shown of the person for a year, and their answer. */
export const MyHero = z.object({
  id: z.uuid(),
  year: HeroYear,
  version: z.int(),
  words: z.string(),
  story: z.array(z.string()),
  talk: z.nullable(PostItem),
  state: HeroState,
})
export type MyHero = z.infer<typeof MyHero>
/** `obstacle`: why the person is not shown even after agreeing. */
export const MyHeroes = z.object({
  display_name: z.string(),
  display_image: z.string(),
  obstacle: z.nullable(z.enum(['unverified', 'guardian'])),
  items: z.array(MyHero),
})
export type MyHeroes = z.infer<typeof MyHeroes>

export const readMyHeroes = endpoint({
  method: 'GET',
  path: '/v2/api/superhero/mine',
  access: 'protected',
  summary: 'ปีที่ฉันได้รับเลือกเป็น Super Hero และข้อความที่จะแสดง',
  reply: MyHeroes,
})

/** `version` is the one that was read: another text cannot be agreed to. */
export const acceptHero = endpoint({
  method: 'POST',
  path: '/v2/api/superhero/accept',
  access: 'protected',
  summary: 'ยอมให้แสดงหน้า Super Hero ของฉัน',
  body: z.object({ id: z.uuid(), version: z.int() }),
  reply: Done,
  errors: ['hero_not_found', 'hero_changed', 'hero_verify_first', 'hero_guardian_first'],
})

/** Possible at any time, before and after agreeing. */
export const declineHero = endpoint({
  method: 'POST',
  path: '/v2/api/superhero/decline',
  access: 'protected',
  summary: 'ไม่แสดง หรือเลิกแสดงหน้า Super Hero ของฉัน',
  body: z.object({ id: z.uuid() }),
  reply: Done,
  errors: ['hero_not_found'],
})
