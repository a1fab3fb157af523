import { safeRedirectPath } from '#lib/redirect-path.ts'

/** The canonical path of a video, with the slug percent-encoded; a title of punctuation alone has no slug. */
export function videoPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/video-page/detail/${id}/${encodeURIComponent(slug)}` : `/video-page/detail/${id}`
}

/** The path of the list with these filters. */
export function videosPath(filter: {
  category?: string | undefined
  series?: string | undefined
  page?: number
}): string {
  const { page = 1, ...names } = filter
  const saved = Object.entries(names).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
  const query = new URLSearchParams(page > 1 ? [...saved, ['page', String(page)]] : saved).toString()
  return query ? `/video-page?${query}` : '/video-page'
}

/** The login page with a redirect back to the video; an overlong path is cut to the video's id. */
export function loginPath(video: { id: string; slug: string }): string {
  const wanted = safeRedirectPath(videoPath(video)) ?? `/video-page/detail/${video.id}`
  return `/login?${new URLSearchParams({ redirect: wanted })}`
}
