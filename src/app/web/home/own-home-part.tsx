import type { HomeView } from '#app/home/contract.ts'
import type { World } from '#art/art-color.ts'
import { WeekBeds } from '#features/learning-streak/web/week-part.tsx'
import { MyTree } from '#features/posts/clubs/web/my-tree.tsx'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { GoalStrip, NearestLine } from '#features/store/wishes/web/my-goal.tsx'
import { QuestProgressCard } from '#features/superquest/missions/web/quest-progress-card.tsx'
import { worldOf } from '#kit/skills.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { MonthScene } from '#ui/basics/yard.tsx'
import { ApprovalMoment } from './approval-part.tsx'
import type { Own } from './own-loader.ts'
import { text } from './own-text.ts'
import { TodaySheet } from './today-part.tsx'
import { chooseTodayStep, isRiddleDone, type TodayStep } from './today-rules.ts'

type Props = { mine: DailyQuiz; own: Own; post: HomeView['latest'][number] | null }

/** Home of a signed-in person: the yard with the month's plant, today's sheet over it, then the goals, then the end. */
export function OwnHome({ mine, own, post }: Props) {
  const { currentUser } = useAuth()
  const { learningStreak, path, wish, nearest } = own
  const step = stepOf(mine, own)
  const world = worldAt(step, own)
  const days = learningStreak?.days ?? 0
  const leaves = learningStreak?.plant.leaves ?? 0
  return (
    <div className="own-home world-page" data-tone="play">
      <MonthScene
        world={world}
        leaves={leaves}
        kla={step === 'done' ? 'done' : 'water'}
        label={text.plant(leaves)}
        name={text.yard}
      >
        <div className="yard-words">
          <h1>{step === 'done' ? text.done : text.hello(currentUser?.display_name ?? '')}</h1>
          <p>
            {days === 0 ? text.firstDay : step === 'done' ? text.grown(days) : text.days(days, currentUser?.klass ?? 1)}
          </p>
        </div>
        {learningStreak ? <WeekBeds today={learningStreak.today} week={learningStreak.week} /> : null}
      </MonthScene>
      <div className="own-columns">
        <TodaySheet step={step} mine={mine} path={path} games={own.games} post={post} />
        <section className="own-goals" aria-label={text.goals}>
          {own.club ? <MyTree mine={own.club} /> : null}
          <GoalStrip wish={wish} />
          {nearest ? <NearestLine nearest={nearest} /> : null}
          <QuestProgressCard limit={1} />
        </section>
        <p className="own-end">{text.ends}</p>
      </div>
      {own.approved ? <ApprovalMoment key={own.approved.id} approved={own.approved} /> : null}
    </div>
  )
}

function stepOf(mine: DailyQuiz, { learningStreak, path, games }: Own): TodayStep {
  return chooseTodayStep({
    answered: mine.answered.length,
    isQuizDone: mine.result !== null,
    isNew: learningStreak?.days === 0,
    hasStop: path?.next != null,
    isStopDone: path?.is_step_done_today ?? false,
    hasRiddle: games.some(({ key, today }) => key === 'visual-decoder' && today !== null) && !isRiddleDone(games),
  })
}

/** The next stop's world; a day that is done has แผน's, where one looks ahead. */
function worldAt(step: TodayStep, { path }: Own): World {
  if (step === 'done' || step === 'riddle') return 5
  return step === 'stop' && path?.next ? worldOf[path.next.strand] : 1
}
