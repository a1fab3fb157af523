import type { ArtFileName } from './art-file-name.ts'

/**
 * A decorative picture below the first screen, by its cached file: it is asked for when the reader comes near, after the
 * words are painted, which <use> cannot. The file has both themes, and an image is drawn in the theme of where it stands.
 */
export function LazyArt({ file }: { file: ArtFileName }) {
  return <img src={`/art/${file}`} alt="" loading="lazy" />
}
