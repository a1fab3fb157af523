import { useLoaderData } from 'react-router'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import type { ListedGame } from '../../games/contract.ts'
import type { loader } from './games-loader.ts'
import { text } from './text.ts'

/** What there is to play; how far one is today fills in for who is signed in. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/games" />
      <header>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <ul className="game-list">
        {items.map((game) => (
          <GameCard key={game.key} game={game} />
        ))}
      </ul>
    </div>
  )
}

function GameCard({ game: { key, href, today } }: { game: ListedGame }) {
  const { name, line } = text.games[key]
  return (
    <Card as="li" className="game-card">
      <ArtFile file={`menus/${key}.svg`} />
      <div className="game-card-text">
        <h2>{name}</h2>
        <p>{line}</p>
        <p className="game-state text-ink-soft">{today ? stateLine(today) : ''}</p>
        <LinkButton kind="line" size="small" className="justify-self-start" to={href}>
          {text.play} <span className="vh">{name}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

function stateLine({ left, total, isUnderWay }: NonNullable<ListedGame['today']>): string {
  if (left === 0 && !isUnderWay) return text.done
  return isUnderWay ? `${text.left(left, total)} · ${text.going}` : text.left(left, total)
}
