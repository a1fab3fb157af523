import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { heroesShare } from '../../share-rules.ts'
import { text } from '../text.ts'

const names: Record<string, string> = {
  '/super-hero/listSuperHero': text.everyYear,
  '/super-hero/listPosts': text.posts,
}

/** Structured data of the first page of the heroes, and the lists below it. */
export const describe: Describe<unknown> = (_data, { path, site }) => {
  const name = names[path]
  const trail = [{ name: text.title, path: '/super-hero' }, ...(name ? [{ name, path }] : [])]
  return { share: heroesShare, jsonLd: [trailFromHome(site, trail)] }
}
