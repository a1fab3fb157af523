import type { ArtFileName } from '#art/art-file-name.ts'

/** The content of a share picture. Lines of the title break between its phrases where it has some (title-phrases.ts). */
export type ShareFacts = {
  /** The page's unique reference: 'home', or its feature's key (an id, a club's type). */
  ref: string
  layout: 'article' | 'club' | 'home'
  title: string
  title_phrases?: readonly string[] | null
  /** The small line above the title. */
  tag: string
  /** The small line below the title. */
  line: string
  art: ArtFileName
  color: 's1' | 's2' | 's3' | 's4' | 's5'
}
