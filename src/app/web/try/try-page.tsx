import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { CatchMeGuestStart } from '#features/games/catch-me/web/guest-start.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text as gamesText } from '../games/text.ts'
import { text } from './text.ts'
import { type TryGame, tryGames, tryPath } from './try-path.ts'

/** The game that a visitor wants to try; an unknown one is an unknown page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const game = oneOf(tryGames, params['game'] ?? '')
  if (!game) throw pageRefusal('page_not_found')
  return { game }
}

const CatchMe = lazy(async () => ({
  default: (await import('#features/games/catch-me/web/guest-trial.tsx')).CatchMeGuestTrial,
}))
const Crossword = lazy(async () => ({
  default: (await import('#features/games/crossword/web/guest-trial.tsx')).CrosswordGuestTrial,
}))
const Hangman = lazy(async () => ({
  default: (await import('#features/games/hangman/web/guest-trial.tsx')).HangmanGuestTrial,
}))
const Decoder = lazy(async () => ({
  default: (await import('#features/games/visual-decoder/web/guest-trial.tsx')).DecoderGuestTrial,
}))

/** One round of a game for a visitor; its code is loaded when they begin. */
export function Component() {
  const { game } = useLoaderData<typeof loader>()
  // Another game is another round.
  return <TryGamePage key={game} game={game} />
}

function TryGamePage({ game }: { game: TryGame }) {
  /** The round under way, from 1; 0 before the first. Each falls differently. */
  const [round, setRound] = useState(0)
  const { name, line } = gamesText.games[game]
  const leave = () => setRound(0)
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={text.title(name)} description={text.description(name)} path={tryPath(game)} />
      {round === 0 ? (
        <>
          <header>
            <h1>{text.title(name)}</h1>
            <p className="text-ink-soft">{text.lead}</p>
          </header>
          {game === 'catch-me' ? (
            <CatchMeGuestStart label={text.start} onStart={() => setRound(1)} />
          ) : (
            <Card className="quiz-result">
              <ArtFile file={`menus/${game}.svg`} />
              <p>{line}</p>
              <Button kind="main" isWide data-js onClick={() => setRound(1)}>
                {text.start}
              </Button>
            </Card>
          )}
          <nav aria-label={text.others}>
            <ul className="hero-acts">
              {tryGames.flatMap((other) =>
                other === game ? (
                  []
                ) : (
                  <li key={other}>
                    <Link to={tryPath(other)} className="tap">
                      {gamesText.games[other].name}
                    </Link>
                  </li>
                ),
              )}
              <li>
                <Link to="/games" className="tap">
                  {text.all}
                </Link>
              </li>
            </ul>
          </nav>
        </>
      ) : (
        <Suspense fallback={<div className="taste-rest" />}>
          {game === 'catch-me' && (
            <CatchMe key={round} seed={round * 7_919} onLeave={leave} onAgain={() => setRound(round + 1)} />
          )}
          {game === 'hangman' && <Hangman />}
          {game === 'visual-decoder' && <Decoder />}
          {game === 'crossword' && <Crossword />}
        </Suspense>
      )}
    </div>
  )
}
