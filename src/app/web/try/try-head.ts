import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text as gamesText } from '../games/text.ts'
import { text } from './text.ts'
import { type TryGame, tryPath } from './try-path.ts'

/** Structured data of a game to try, below the games. */
export const describe: Describe<{ game: TryGame }> = ({ game }, { site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: gamesText.title, path: '/games' },
      { name: text.title(gamesText.games[game].name), path: tryPath(game) },
    ]),
  ],
})
