import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { heroPath } from '../../path-rules.ts'
import { heroesShare } from '../../share-rules.ts'
import { text } from '../text.ts'
import type { loader } from './hero-loader.ts'

/** Structured data of a hero, with the first page of all heroes as parent. */
export const describe: Describe<Awaited<ReturnType<typeof loader>>> = ({ hero }, { site }) => {
  const name = hero.display_name
  const trail = trailFromHome(site, [
    { name: text.title, path: '/super-hero' },
    { name, path: heroPath(hero) },
  ])
  return { share: heroesShare, jsonLd: [{ '@type': 'Person', name }, trail] }
}
