import { safeRedirectPath } from '#lib/redirect-path.ts'
import { postPath } from '../path-rules.ts'

/** /login or /register with the path to return to on a post's page. A very long path is shortened to the post's id. */
export function wayBack(page: '/login' | '/register', post: { id: string; slug: string }, place: string): string {
  const wanted = safeRedirectPath(`${postPath(post)}#${place}`) ?? `/post/detail/${post.id}`
  return `${page}?${new URLSearchParams({ redirect: wanted })}`
}
