import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { showVideo } from '../../video-contract.ts'

/** The page of a video with the words of the draft. */
export const preview: ContentPreview = {
  pathOf: ({ id }) => `/video-page/detail/${id}`,
  replies: [
    draftReply(showVideo, async ({ boxes: { title = '', summary = '', category } }, _input, real) => ({
      ...(await real()),
      ...splitTitle(title),
      summary,
      category: category as Skill,
    })),
  ],
}
