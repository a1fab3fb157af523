import { lazy, Suspense } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { oneOf } from '#lib/web/address.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { ListedGame } from '../../games/contract.ts'
import { tryGames, tryPath } from '../try/try-path.ts'
import { text } from './text.ts'

// A visitor has played nothing.
const OwnBest = lazy(async () => ({ default: (await import('./own-best.tsx')).OwnBest }))

/** The games, each with today's progress and the own best of a signed-in person. */
export function GameList({ games, heading }: { games: readonly ListedGame[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="game-list">
      {games.map((game) => (
        <GameCard key={game.key} game={game} heading={heading} />
      ))}
    </ul>
  )
}

function GameCard({ game, heading: Heading }: { game: ListedGame; heading: 'h2' | 'h3' }) {
  const { key, href, today } = game
  const { name, line, phrases = name } = text.games[key]
  const { isAuthenticated } = useAuth()
  const tried = oneOf(tryGames, key)
  return (
    <Card as="li" isFlush className="game-card">
      <ArtFile file={`games/${key}.svg`} />
      <div className="game-card-text">
        <Heading>
          <ThaiText>{phrases}</ThaiText>
        </Heading>
        <p>{line}</p>
        <p className="game-state">
          {isAuthenticated ? (
            <Suspense>
              <OwnBest game={key} />
            </Suspense>
          ) : null}
        </p>
        <p className="game-state text-ink-soft">{today ? stateLine(today) : ''}</p>
        <LinkButton
          kind="line"
          size="small"
          className="justify-self-start"
          to={tried && !isAuthenticated ? tryPath(tried) : href}
        >
          {tried && !isAuthenticated ? text.tryIt : text.play} <span className="vh">{name}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

function stateLine({ left, total, is_under_way }: NonNullable<ListedGame['today']>): string {
  if (left === 0 && !is_under_way) return text.done
  return is_under_way ? `${text.left(left, total)} · ${text.going}` : text.left(left, total)
}
