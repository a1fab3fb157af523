import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { videoPath } from '../../path-rules.ts'
import { showVideo } from '../../video-contract.ts'
import { preparePlayer } from './late-player.tsx'

/** A published video; another slug, or its key, redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw pageRefusal('page_not_found')
  const video = await call(showVideo, { query: { id: params.id } })
  if (params.id !== video.id || (params.slug ?? '') !== video.slug) throw redirect(videoPath(video), 301)
  await preparePlayer()
  return video
}
