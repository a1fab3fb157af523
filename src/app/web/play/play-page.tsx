import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { readKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { NextKrazyDay } from '#features/superquest/krazy-day/web/krazy-day-card.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { GameList } from '../games/game-list.tsx'
import { loader as loadGames } from '../games/games-loader.ts'
import { text } from './text.ts'

/** The games, and the Krazy Day of now or the next one. */
export async function loader() {
  const [games, krazy] = await Promise.all([loadGames(), call(readKrazyDay, {})])
  return { games: games.items, day: krazy.now ?? krazy.coming[0] ?? null }
}

// A visitor has nothing under way.
const QuestProgressCard = lazy(async () => ({
  default: (await import('#features/superquest/missions/web/quest-progress-card.tsx')).QuestProgressCard,
}))

/** The games, quizzes and missions: the target of เล่น in the tab bar. */
export function Component() {
  const { games, day } = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
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
      <div className="world-in play-columns">
        <div className="stack">
          <section className="world-over" aria-labelledby="play-games">
            <h2 id="play-games" className="vh">
              {text.games}
            </h2>
            <GameList games={games} heading="h3" />
          </section>
          <div className="play-quest">
            {isAuthenticated ? (
              <Suspense fallback={<FirstQuest />}>
                <QuestProgressCard limit={1} isMain>
                  <FirstQuest />
                </QuestProgressCard>
              </Suspense>
            ) : (
              <FirstQuest />
            )}
            <p className="text-center">
              <Link to="/superquest/about" className="tap">
                {text.toQuest}
              </Link>
            </p>
          </div>
        </div>
        <div className="stack play-second">
          <Quizzes />
          <NextKrazyDay day={day} />
          <p className="text-center text-ink-soft">{text.ends}</p>
        </div>
      </div>
    </div>
  )
}

function Quizzes() {
  return (
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
  )
}

/** The way to a first mission, for visitors and where nothing is under way. */
function FirstQuest() {
  return (
    <Card aria-labelledby="play-quest" data-w="1" className="grid gap-3">
      <ArtFile file="footers/friends.svg" className="play-friends" />
      <h2 id="play-quest">{text.quest}</h2>
      <p className="text-ink-soft">{text.questLead}</p>
      <LinkButton to="/superquest/missions-rewards" isWide>
        {text.chooseQuest}
      </LinkButton>
    </Card>
  )
}
