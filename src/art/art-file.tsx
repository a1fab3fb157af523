import type { World } from './art-color.ts'
import type { ArtFileName } from './art-file-name.ts'
import { Picture, type PictureProps } from './picture.tsx'

const KINDS = {
  covers: 'cover',
  skies: 'cover',
  games: 'game',
  clubs: 'club',
  scenes: 'club',
  spots: 'spot',
  menus: 'spot',
  levels: 'level',
  avatars: 'avatar',
  sitters: 'avatar',
  worn: 'person',
  rooms: 'room',
  premiums: 'premium',
  mascots: 'person',
  reactions: 'person',
  logos: 'logo',
  icons: 'icon',
  things: 'thing',
  plants: 'level',
  near: 'near',
  lands: 'land',
  gates: 'gate',
  footers: 'friends',
  islands: 'island',
  monthScenes: 'yard',
} as const

interface ArtFileProps extends PictureProps {
  file: ArtFileName
  /** The folder that serves the files of `renderArtFiles`, without a trailing slash. */
  from?: string
  /** The world whose sky and hills a cover stands in. */
  world?: World
}

/**
 * A picture by its cached file, in the colours of the page: <use> inherits the tokens, while an <img> could not follow
 * the theme switch. It costs the page one short element and no script.
 */
export function ArtFile({ file, from = '/art', ...picture }: ArtFileProps) {
  const kind = KINDS[file.slice(0, file.indexOf('/')) as keyof typeof KINDS]
  return (
    <Picture kind={kind} {...picture}>
      <use href={`${from}/${file}#art`} />
    </Picture>
  )
}
