import ChevronRight from 'lucide-react/icons/chevron-right'
import { useNavigate } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LinkCard } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { startMoneyQuiz } from '../../contract.ts'
import type { LevelStanding, MoneyDesk, MoneyLevel } from '../../exam-contract.ts'
import { levelArt } from './level-art.ts'
import { LevelState } from './level-state.tsx'
import { levelTeaches, levelText as text } from './level-text.ts'
import { NextCard } from './next-card.tsx'

/** The money quizzes: the level of now with its one button, then all three as drawn cards with their states. */
export function Levels({ levels }: Pick<MoneyDesk, 'levels'>) {
  return (
    <div className="world-page" data-tone="play" data-w="4">
      <header className="world-head">
        <Scene near="near/quiz.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in quiz-world">
        <Next levels={levels} />
        <section className="stack" aria-labelledby="quiz-levels">
          <h2 id="quiz-levels">{text.all}</h2>
          <ol className="quiz-menu">
            {levels.map((one) => (
              <LevelCard key={one.level} of={one} />
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

function Next({ levels }: Pick<MoneyDesk, 'levels'>) {
  const next = levels.find(({ state }) => state === 'running') ?? levels.find(({ state }) => state !== 'passed')
  if (!next)
    return (
      <NextCard
        art={levelArt.advanced}
        eyebrow={text.title}
        title={text.allPassed}
        line={text.allPassedLine}
        action={
          <LinkButton to="/quiz/review" isWide>
            {text.review}
          </LinkButton>
        }
      />
    )
  const { level, state, begun, total, koin, opens_at: opensAt } = next
  return (
    <NextCard
      art={levelArt[level]}
      eyebrow={begun ? text.begun : opensAt ? text.waiting : text.open}
      title={text.name(level)}
      line={opensAt ? text.opensAt(opensAt) : levelTeaches[level].line}
      action={
        state === 'open' ? (
          <Begin level={level} />
        ) : (
          <LinkButton to={`/quiz/money/${level}`} isWide>
            {begun ? text.goOn : opensAt ? text.readLast : text.name(level)}
          </LinkButton>
        )
      }
    >
      {begun ? <LevelState {...next} /> : null}
      {begun || opensAt ? null : <p className="text-13 text-ink-soft">{text.gives(total, koin)}</p>}
    </NextCard>
  )
}

/** Begins the level at once; its rules are a step aside, for those who want them first. */
function Begin({ level }: { level: MoneyLevel }) {
  const navigate = useNavigate()
  const to = `/quiz/money/${level}`
  const { run, isBusy, fault } = useAct(startMoneyQuiz, { onDone: () => void navigate(to) })
  return (
    <>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <Button isWide isBusy={isBusy} onClick={() => void run({ body: { level } })}>
        {text.begin(level)}
      </Button>
      <Link to={to} className="tap justify-self-center">
        {text.rulesOf(level)}
      </Link>
    </>
  )
}

function LevelCard({ of }: { of: LevelStanding }) {
  const { level } = of
  return (
    <LinkCard
      as="li"
      heading="h3"
      to={`/quiz/money/${level}`}
      title={text.name(level)}
      cover={<ArtFile file={levelArt[level]} />}
      end={<Icon of={ChevronRight} size={20} />}
      className="quiz-entry"
    >
      <p>
        <ThaiText>{levelTeaches[level].line}</ThaiText>
      </p>
      <div className="level-state">
        <LevelState {...of} />
      </div>
    </LinkCard>
  )
}
