import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Scene } from '#kit/web/basics/scene.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameList } from '../games/game-list.tsx'
import type { loader } from '../games/games-loader.ts'
import { text } from './text.ts'

/** The games, quizzes and missions: the target of เล่น in the tab bar. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="world-page" data-tone="play" data-w="3">
      <PageHead title={text.title} description={text.description} path="/play" />
      <header className="world-head">
        <Scene near="near/play.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in stack">
        <section className="stack play-part" aria-labelledby="play-games">
          <h2 id="play-games">{text.games}</h2>
          <GameList games={items} heading="h3" />
        </section>
        <Card aria-labelledby="play-quizzes">
          <h2 id="play-quizzes">{text.quizzes}</h2>
          <ul className="rows">
            {text.quizLines.map(({ art, to, name, line }) => (
              <li key={to}>
                <Link to={to} className="row-line">
                  <span className="orb">
                    <ArtFile file={`menus/${art}.svg`} />
                  </span>
                  <span>
                    <b>{name}</b>
                    <br />
                    <span className="text-13 text-ink-soft">{line}</span>
                  </span>
                  <Icon of={ChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/quiz" className="tap">
              {text.all}
            </Link>
          </p>
        </Card>
        <p className="text-center text-ink-soft">{text.ends}</p>
      </div>
    </div>
  )
}
