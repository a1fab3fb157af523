import { z } from 'zod/mini'
import { PostRef } from '#features/posts/documents/contract.ts'
import { endpoint } from '#lib/contract.ts'

/** What a reader may say of a post: it is of use, I understand, that was new, so it is with me, thanks. */
export const Reaction = z.enum(['useful', 'clear', 'new', 'same', 'thanks'])
export type Reaction = z.infer<typeof Reaction>

/** How many people gave each reaction, without those that nobody gave; `mine` is null for visitors too. */
export const Reactions = z.object({
  mine: z.nullable(Reaction),
  counts: z.array(z.object({ reaction: Reaction, people: z.int() })),
})
export type Reactions = z.infer<typeof Reactions>

/** Beyond the specification: what readers felt, asked for when a reader comes near the end of a post. */
export const readReactions = endpoint({
  method: 'GET',
  path: '/v2/api/post/reactions',
  access: 'public',
  summary: 'ความรู้สึกของผู้อ่านต่อบทความ ห้าแบบ และของฉันถ้าเข้าสู่ระบบ',
  query: z.object({ id: PostRef }),
  reply: Reactions,
  errors: ['post_not_found'],
})

/** Beyond the specification: null takes the reaction back. A person has one per post; another replaces it. */
export const reactToPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/react',
  access: 'protected',
  summary: 'บอกความรู้สึกต่อบทความหนึ่งแบบ เปลี่ยนหรือเอาออกได้',
  body: z.object({ id: PostRef, reaction: z.nullable(Reaction) }),
  reply: Reactions,
  errors: ['post_not_found'],
})
