import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { readKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { NextKrazyDay } from '#features/superquest/krazy-day/web/krazy-day-card.tsx'
import { landingPage } from '#features/superquest/missions/contract.ts'
import { joinMissions } from '#features/superquest/missions/joining-contract.ts'
import { MissionListCard } from '#features/superquest/missions/web/mission-list-card.tsx'
import { getUserLevel, type LevelKey } from '#features/superquest/user-level/contract.ts'
import { levelKeys, levelTable } from '#features/superquest/user-level/level-rules.ts'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { LevelSteps } from '#ui/journey/level-steps.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { Lands } from './lands-part.tsx'
import { text } from './text.ts'

/** The walk through the five lands; in the browser of a person with their missions and their level. */
export async function loader() {
  const isVisitor = readToken() === null
  const [landing, krazy, own, level] = await Promise.all([
    call(landingPage, {}),
    call(readKrazyDay, {}),
    isVisitor ? null : call(joinMissions, {}),
    isVisitor ? null : call(getUserLevel, {}),
  ])
  const going = own?.items.filter(({ state }) => state === 'joined' || state === 'in_progress') ?? []
  return { landing, day: krazy.now ?? krazy.coming[0] ?? null, going, level }
}

/** Loaded for signed-in people only. */
const LevelsCard = lazy(async () => ({
  default: (await import('#features/superquest/user-level/web/levels-card.tsx')).LevelsCard,
}))

/** The start page of Super Quest: five lands along one road, on a wide screen five gates. */
export function Component() {
  const { landing, day, going, level } = useLoaderData<typeof loader>()
  const isGoing = going.length > 0
  return (
    <div className="world-page" data-tone="play">
      <PageHead title={text.pageTitle} description={text.description} path="/superquest/about" />
      <section className="walk" data-w="1" aria-labelledby="walk">
        <header className="world-head walk-head">
          <Scene near="near/quest.svg" side="near/quest-side.svg" />
          <div className="world-head-in">
            <h1 id="walk">{text.title}</h1>
            <p>
              <ThaiText>{text.lead}</ThaiText>
            </p>
          </div>
        </header>
        <Lands lands={landing.lands} going={going.map(({ skill }) => skill)} />
      </section>
      <div className="world-in columns">
        <div className="stack">
          <section className="quest-group" aria-labelledby="quest-now">
            <h2 id="quest-now">{isGoing ? text.going : text.month}</h2>
            <MissionListCard loaded={isGoing ? going.slice(0, 3) : landing.missions.slice(0, 3)} />
            <LinkButton to="/superquest/missions-rewards" kind={isGoing ? 'line' : 'main'} isWide>
              {text.all}
            </LinkButton>
            <p className="text-center">
              <Link to="/superquest/profile/allquests" className="tap">
                {text.asList}
              </Link>
            </p>
          </section>
          <NextKrazyDay day={day} />
        </div>
        <div className="stack">
          {level ? (
            <Suspense fallback={<VisitorLevels />}>
              <LevelsCard loaded={level} />
            </Suspense>
          ) : (
            <VisitorLevels />
          )}
          <p>
            <Link to="/superquest/rules" className="tap">
              {text.rules}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

const names: Record<LevelKey, string> = {
  rookie: 'Rookie',
  explorer: 'Explorer',
  saver: 'Saver',
  investor: 'Investor',
  hero: 'Hero',
}

/** The five levels for a visitor, who has no points. */
function VisitorLevels() {
  return (
    <Card aria-labelledby="levels">
      <h2 id="levels">{text.levels}</h2>
      <p className="text-ink-soft">{text.levelsLead}</p>
      <LevelSteps
        label={text.levels}
        steps={levelKeys.map((key) => ({
          name: names[key],
          needs: text.needs(levelTable[key].from),
          gives: levelTable[key].koin > 0 ? `${formatKoin(levelTable[key].koin)} koin` : text.begins,
          state: levelTable[key].from === 0 ? ('now' as const) : ('later' as const),
        }))}
      />
    </Card>
  )
}
