import type { ShareFacts } from '#kit/share-facts.ts'
import { text as heroText } from './web/text.ts'

/** The picture of all pages of the super heroes: of a person there is no more than their own page shows. */
export const heroesShare: ShareFacts = {
  ref: 'super-hero',
  layout: 'club',
  title: heroText.title,
  tag: 'Koinklass',
  line: heroText.line,
  art: 'scenes/super-hero.svg',
  color: 's3',
}
