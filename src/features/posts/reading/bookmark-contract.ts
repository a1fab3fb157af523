import { z } from 'zod/mini'
import { PostItem, PostRef } from '#features/posts/documents/contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

/** The post's id, in the query or in the body; if in both, they must be equal. */
const given = z.object({ id: z.optional(PostRef) })
const Saved = z.object({ is_kept: z.boolean() })

export const bookmarkPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/bookmark',
  access: 'protected',
  summary: 'เก็บบทความไว้อ่าน เก็บซ้ำไม่มีผล',
  query: given,
  body: given,
  reply: Saved,
  errors: ['post_not_found'],
})

export const unbookmarkPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/unbookmark',
  access: 'protected',
  summary: 'เอาบทความออกจากที่เก็บไว้',
  query: given,
  body: given,
  reply: Saved,
  errors: ['post_not_found'],
})

/** The bookmarks that are published, latest first. */
export const listBookmarks = endpoint({
  method: 'GET',
  path: '/v2/api/post/bookmarks',
  access: 'protected',
  summary: 'บทความที่ฉันเก็บไว้อ่าน เก็บล่าสุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(PostItem),
})
