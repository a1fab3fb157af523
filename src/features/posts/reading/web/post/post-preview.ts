import { postPath } from '#features/posts/documents/path-rules.ts'
import type { ContentPreview } from '#kit/web/content-preview.ts'

/** A post of a member as readers see it: nothing of it is edited, so the server answers. */
export const preview: ContentPreview = { pathOf: ({ id }) => postPath({ id, slug: '' }), replies: [] }
