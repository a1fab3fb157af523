import type { Db } from '#db/open.ts'
import { hrefOfGame, readCatchMeToday } from '#features/games/catch-me/server/queries.ts'
import { readCrosswordToday } from '#features/games/crossword/server/queries.ts'
import { readHangmanToday } from '#features/games/hangman/server/queries.ts'
import { readDecoderToday } from '#features/games/visual-decoder/server/queries.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from './contract.ts'
import { thingOfGame } from './game-facts.ts'

type Today = NonNullable<contract.ListedGame['today']>
type Game = {
  key: contract.GameKey
  href: string
  readToday: (db: Db, userId: string, now: Date) => Promise<Today>
}

/** Every game in menu order: one line each. */
const games: Game[] = [
  { key: 'catch-me', href: hrefOfGame, readToday: readCatchMeToday },
  { key: 'hangman', href: '/games/hangman', readToday: readHangmanToday },
  { key: 'visual-decoder', href: '/games/visual-decoder', readToday: readDecoderToday },
  { key: 'crossword', href: '/crossword', readToday: readCrosswordToday },
]

const gameListRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listGames: async ({ caller }) => {
      const now = clock()
      const items = await Promise.all(
        games.map(async ({ key, href, readToday }) => ({
          key,
          href,
          today: caller ? await readToday(db, caller.userId, now) : null,
        })),
      )
      return { items }
    },
  })

/** The page that lists the games. */
export const gamesListFeature = {
  routes: gameListRoutes,
  searchThings: { game: async () => games.map(thingOfGame) },
  sitemap: async (): Promise<SitemapEntry[]> => [
    { path: '/play' },
    { path: '/games' },
    { path: '/games/try/catch-me' },
    { path: '/games/try/hangman' },
    { path: '/games/try/visual-decoder' },
    { path: '/games/try/crossword' },
  ],
}
