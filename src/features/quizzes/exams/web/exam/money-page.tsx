import ChevronRight from 'lucide-react/icons/chevron-right'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { LinkCard } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { answerMoneyQuiz, readMoneyQuiz, startMoneyQuiz } from '../../contract.ts'
import { type MoneyDesk, type MoneyLevel, moneyLevels } from '../../exam-contract.ts'
import { text, titleOf } from '../text.ts'
import { Exam } from './exam-part.tsx'

/** `level` is null when the address has none: the page then offers the choice. */
export async function loader({ params }: LoaderFunctionArgs) {
  const level = oneOf(moneyLevels, params.level ?? '')
  if (params.level && !level) throw pageRefusal('page_not_found')
  const { desk, levels } = await call(readMoneyQuiz, { query: { level: level ?? 'basic' } })
  return { level, levels, desk }
}

export function Component() {
  const { level, levels, desk } = useLoaderData<typeof loader>()
  const title = level ? titleOf('money', level) : text.money.title
  return (
    <>
      <PageHead title={title} description={text.descriptions.money} path="/quiz/money" isPrivate />
      {level ? (
        <OneLevel key={level} level={level} levels={levels} desk={desk} title={title} />
      ) : (
        <div className="column stack" data-tone="play">
          <header>
            <h1>{title}</h1>
            <p>{text.money.lead}</p>
          </header>
          <Levels levels={levels} />
        </div>
      )}
    </>
  )
}

function OneLevel({ level, levels, desk, title }: MoneyDesk & { title: string }) {
  return (
    <Exam
      title={title}
      head={
        <>
          <h1>{title}</h1>
          <TabLinks
            label={text.money.levels}
            tabs={levels.map((one) => ({ to: `/quiz/money/${one.level}`, label: text.money.level(one.level) }))}
          />
        </>
      }
      after={
        desk.latest && !desk.attempt ? (
          <LinkButton kind="line" to={`/profile/moneyAnswer/${level}`}>
            {text.money.answers}
          </LinkButton>
        ) : null
      }
      desk={desk}
      start={(send) => send(startMoneyQuiz, { body: { level } })}
      send={(body, send) => send(answerMoneyQuiz, { body })}
    />
  )
}

const levelArt = {
  basic: 'levels/level-2.svg',
  intermediate: 'levels/level-5.svg',
  advanced: 'levels/level-9.svg',
} as const

function Levels({ levels }: Pick<MoneyDesk, 'levels'>) {
  const next = levels.find(({ is_passed, is_locked }) => !is_passed && !is_locked)
  return (
    <>
      <ul className="quiz-menu">
        {levels.map(({ level, is_passed, is_locked }) => (
          <LinkCard
            key={level}
            as="li"
            heading="h2"
            to={`/quiz/money/${level}`}
            title={text.money.level(level)}
            cover={<ArtFile file={levelArt[level]} />}
            end={<Icon of={ChevronRight} size={20} />}
            className="quiz-entry"
          >
            <p>
              <StateSign state={is_passed ? 'done' : is_locked ? 'locked' : 'open'}>
                {stateOf({ level, isPassed: is_passed, isLocked: is_locked })}
              </StateSign>
            </p>
          </LinkCard>
        ))}
      </ul>
      {next ? (
        <div className="way-on">
          <LinkButton to={`/quiz/money/${next.level}`}>{text.money.begin(next.level)}</LinkButton>
        </div>
      ) : null}
    </>
  )
}

function stateOf({ isPassed, isLocked }: { level: MoneyLevel; isPassed: boolean; isLocked: boolean }): string {
  return text.money.states[isPassed ? 'passed' : isLocked ? 'locked' : 'open']
}
