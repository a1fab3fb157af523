import ChevronRight from 'lucide-react/icons/chevron-right'
import type { HomeView } from '#app/home/contract.ts'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ThingName } from '#art/worlds/thing-names.ts'
import type { MyPath } from '#features/path/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from './own-text.ts'

type Offer = { to: string; thing: ThingName; world: World; title: string | readonly string[]; line: string }
type Props = { next: MyPath['next']; post: HomeView['latest'][number] | null; isAllLearned: boolean }

/** The day is done: three light things, none of which is asked for, and tomorrow in one line. */
export function LightOffers({ next, post, isAllLearned }: Props) {
  const { light } = text
  const offers: Offer[] = [
    ...(post
      ? [
          {
            to: postPath(post),
            thing: 'book',
            world: 3,
            title: post.title_phrases ?? post.title,
            line: light.article,
          } as const,
        ]
      : []),
    { to: '/crossword', thing: 'grid', world: 4, title: light.crossword, line: light.crosswordLine },
    { to: '/day', thing: 'cam', world: 5, title: light.card, line: light.cardLine },
  ]
  return (
    <>
      <h2 id="today" className="today-rest">
        <ThaiText>{text.restTitle}</ThaiText>
      </h2>
      <p className="text-ink-soft">{isAllLearned ? text.allLearned : text.rest}</p>
      <ul className="today-light">
        {offers.map(({ to, thing, world, title, line }) => (
          <li key={to} data-w={world}>
            <Link to={to} className="today-offer">
              <span className="today-thing">
                <ArtFile file={`things/${thing}.svg`} />
              </span>
              <span>
                <ThaiText>{title}</ThaiText>
                <br />
                <span className="text-13 text-ink-soft">{line}</span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{text.tomorrow(next?.title ?? null)}</p>
    </>
  )
}
