import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

export const newsTopics = ['market', 'behaviour', 'fees', 'economy', 'product'] as const
export const NewsTopic = z.enum(newsTopics)
export type NewsTopic = z.infer<typeof NewsTopic>

/** A market note of the staff. `text`: plain paragraphs, divided by an empty line. */
export const RoboNews = z.object({
  id: z.uuid(),
  topic: NewsTopic,
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  /** Where its facts come from; null: it states none. */
  source: z.nullable(z.object({ title: z.string(), href: z.string() })),
  published_at: z.iso.datetime(),
})
export type RoboNews = z.infer<typeof RoboNews>

/** Newest first. */
export const listRoboNews = endpoint({
  method: 'GET',
  path: '/v2/api/news/robo',
  access: 'public',
  summary: 'บันทึกตลาดจากทีมงาน ใหม่สุดก่อน',
  query: z.object({ topic: z.optional(NewsTopic), ...pageQuery }),
  reply: pageOf(RoboNews),
})
