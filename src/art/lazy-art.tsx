import type { World } from './art-color.ts'
import type { ArtFileName } from './art-file-name.ts'

/**
 * A decorative picture below the first screen, by its cached file: it loads when the reader scrolls near it, after the
 * text is painted, which <use> cannot do. The file contains both themes, and an image follows the color-scheme of its
 * place. `world`: the one that it was drawn in, for what stands around it.
 */
export function LazyArt({ file, world }: { file: ArtFileName; world?: World }) {
  return <img src={`/art/${file}`} alt="" loading="lazy" data-w={world} />
}
