import type { LoaderFunctionArgs } from 'react-router'
import { type Skill, skillNames } from '#kit/skills.ts'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listVideos } from '../../video-contract.ts'

const categories = Object.keys(skillNames) as Skill[]

/** A page of videos with its filters. An invalid category or page, or an unknown series, is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const given = search.get('category')
  const category = given ? oneOf(categories, given) : undefined
  const series = search.get('series') || undefined
  const page = Number(search.get('page') ?? 1)
  if (category === null || !Number.isInteger(page) || page < 1 || page > 100) throw pageRefusal('page_not_found')
  if (series && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(series)) throw pageRefusal('page_not_found')
  const videos = await call(listVideos, { query: { page, category, series, limit: 12 } })
  if (series && !videos.series.some(({ key }) => key === series)) throw pageRefusal('page_not_found')
  return { videos, query: { category, series } }
}
