import type { ArtFileName } from '#kit/web/art/art-file-name.ts'

/** All that stands in the picture of a link. In `title` a `|` marks where a line may break. */
export type ShareFacts = {
  /** Which page it is of, no other page's: 'home', or what its feature knows it by (an id, a club's type). */
  ref: string
  layout: 'article' | 'club' | 'home'
  title: string
  /** The small line over the title. */
  tag: string
  /** The small line under it. */
  line: string
  art: ArtFileName
  color: 's1' | 's2' | 's3' | 's4' | 's5'
}
