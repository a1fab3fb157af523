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
  funds: 'spot',
  levels: 'level',
  avatars: 'avatar',
  voices: 'avatar',
  cast: 'person',
  sets: 'panel',
  props: 'thing',
  sitters: 'avatar',
  worn: 'person',
  rooms: 'room',
  premiums: 'premium',
  mascots: 'person',
  reactions: 'person',
  logos: 'logo',
  icons: 'icon',
  things: 'thing',
  questions: 'question',
  plants: 'level',
  near: 'near',
  lands: 'land',
  gates: 'gate',
  footers: 'friends',
  islands: 'island',
  monthScenes: 'yard',
} as const

/** Covers whose subject is in the middle; in all others a person at the start looks at a thing beside. */
const CENTRED = ['covers/umbrella-rain.svg', 'covers/wave-boat.svg']

interface ArtFileProps extends PictureProps {
  file: ArtFileName
  /** The folder that serves the files of `renderArtFiles`, without a trailing slash. */
  from?: string
  /** The world whose sky and hills a cover stands in. */
  world?: World
  /** Of a cover in a square box: the piece that shows who it is about. */
  isCropped?: boolean
}

/**
 * A picture by its cached file, in the colours of the page: <use> inherits the tokens, while an <img> could not follow
 * the theme switch. It costs the page one short element and no script.
 */
export function ArtFile({ file, from = '/art', isCropped = false, ...picture }: ArtFileProps) {
  const kind = KINDS[file.slice(0, file.indexOf('/')) as keyof typeof KINDS]
  return (
    <Picture kind={isCropped && !CENTRED.includes(file) ? 'coverStart' : kind} {...picture}>
      <use href={`${from}/${file}#art`} />
    </Picture>
  )
}
