import { linesOf } from '#kit/content-fields.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { listRoboNews, type NewsTopic } from '../contract.ts'

/** The notes as members find them beside their plans: the draft first, then those that are out. */
export const preview: ContentPreview = {
  pathOf: () => '/robo',
  replies: [
    draftReply(listRoboNews, async ({ id, boxes, facts }, _input, real) => {
      const shown = await real()
      const draft = {
        id,
        topic: boxes.topic as NewsTopic,
        title: boxes.title ?? '',
        summary: boxes.summary ?? '',
        paragraphs: linesOf(boxes.paragraphs ?? ''),
        article: boxes.article?.trim() || null,
        published_at: facts.published_at ?? new Date().toISOString(),
      }
      return { ...shown, items: [draft, ...shown.items.filter((one) => one.id !== id)] }
    }),
  ],
}
