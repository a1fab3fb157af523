import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { answerMoneyQuiz, readMoneyQuiz, startMoneyQuiz } from '../../contract.ts'
import { type MoneyDesk, moneyLevels } from '../../exam-contract.ts'
import { levelArt } from '../levels/level-art.ts'
import { levelTeaches, levelText } from '../levels/level-text.ts'
import { Levels } from '../levels/levels-part.tsx'
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
        <Levels levels={levels} />
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
      about={{ art: levelArt[level], teaches: levelTeaches[level].line }}
      onward={<NextLevel level={level} levels={levels} />}
      start={(send) => send(startMoneyQuiz, { body: { level } })}
      send={(body, send) => send(answerMoneyQuiz, { body })}
    />
  )
}

/** After a passed level: the way to the next one that may be begun, or that the last is passed. */
function NextLevel({ level, levels }: Pick<MoneyDesk, 'level' | 'levels'>) {
  const next = levels.slice(moneyLevels.indexOf(level) + 1).find(({ state }) => state === 'open' || state === 'running')
  return next ? (
    <LinkButton to={`/quiz/money/${next.level}`} isWide>
      {levelText.next(next.level)}
    </LinkButton>
  ) : (
    <LinkButton to="/quiz/money" kind="line" isWide>
      {levelText.all}
    </LinkButton>
  )
}
