import { linesOf } from '#kit/content-fields.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { readGlossary } from '../contract.ts'

/** The glossary, opened at the term of the draft. */
export const preview: ContentPreview = {
  pathOf: ({ id }) => `/glossary#${encodeURIComponent(id)}`,
  replies: [
    draftReply(readGlossary, async ({ id, boxes }, _input, real) => {
      const { terms } = await real()
      const { term = '', also = '', meaning = '', example = '' } = boxes
      return {
        terms: terms.map((one) => (one.key === id ? { ...one, term, also: linesOf(also), meaning, example } : one)),
      }
    }),
  ],
}
