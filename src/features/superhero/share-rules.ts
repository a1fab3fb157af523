import type { ShareFacts } from '#kit/share-facts.ts'
import { text as heroText } from './web/text.ts'

/** The share picture of all hero pages: it never shows a person. */
export const heroesShare: ShareFacts = {
  ref: 'super-hero',
  layout: 'club',
  title: heroText.title,
  tag: 'Koinklass',
  line: heroText.line,
  art: 'scenes/super-hero.svg',
  color: 's3',
}
