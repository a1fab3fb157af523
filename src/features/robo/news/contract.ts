import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

export const newsTopics = ['market', 'money', 'bond', 'equity', 'alternative', 'habit'] as const
export const NewsTopic = z.enum(newsTopics)
export type NewsTopic = z.infer<typeof NewsTopic>
export const newsTopicNames = {
  market: 'ตลาด',
  money: 'พักเงิน',
  bond: 'ตราสารหนี้',
  equity: 'หุ้น',
  alternative: 'ทางเลือก',
  habit: 'นิสัยลงทุน',
} as const satisfies Record<NewsTopic, string>

/** A market note of the staff, in plain paragraphs. The market is the simulated one. */
export const RoboNews = z.object({
  id: z.uuid(),
  topic: NewsTopic,
  title: z.string(),
  summary: z.string(),
  paragraphs: z.array(z.string()),
  /** The slug of an article that explains it: /post/detail/<slug>. */
  article: z.nullable(z.string()),
  published_at: z.iso.datetime(),
})
export type RoboNews = z.infer<typeof RoboNews>

/** Newest first. */
export const listRoboNews = endpoint({
  method: 'GET',
  path: '/v2/api/news/robo',
  access: 'public',
  mayLag: true,
  summary: 'บันทึกตลาดจากทีมงาน ใหม่สุดก่อน',
  query: z.object({ topic: z.optional(NewsTopic), ...pageQuery }),
  reply: pageOf(RoboNews),
})
