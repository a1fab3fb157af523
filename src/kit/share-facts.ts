import type { ArtFileName } from '#art/art-file-name.ts'

/** The content of a share picture. A `|` in `title` allows a line break. */
export type ShareFacts = {
  /** The page's unique reference: 'home', or its feature's key (an id, a club's type). */
  ref: string
  layout: 'article' | 'club' | 'home'
  title: string
  /** The small line above the title. */
  tag: string
  /** The small line below the title. */
  line: string
  art: ArtFileName
  color: 's1' | 's2' | 's3' | 's4' | 's5'
}
