import Check from 'lucide-react/icons/check'
import type { ListedGame } from '#app/games/contract.ts'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ThingName } from '#art/worlds/thing-names.ts'
import type { MyPath } from '#features/path/contract.ts'
import { thingOf } from '#features/path/web/show-stop.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { worldOf } from '#kit/skills.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './own-text.ts'
import { isRiddleDone, type TodayStep } from './today-rules.ts'

type Orb = {
  key: string
  thing: ThingName
  world: World
  to: string
  label: string
  line: string
  /** now: what the sheet asks for. */
  state: 'done' | 'now' | 'open'
}

type Day = { step: TodayStep; mine: DailyQuiz; path: MyPath | null; games: ListedGame[] }

/** The three things of the day: quiz, next stop, picture riddle. Where every stop waits there are two. */
export function listOrbs({ step, mine, path, games }: Day): Orb[] {
  const stateOf = (isDone: boolean, isNow: boolean) => (isDone ? 'done' : isNow ? 'now' : 'open')
  const { quiz, stop, game } = text.orbs
  const isQuizDone = mine.result !== null
  const isStopDone = path?.is_step_done_today ?? false
  const riddles = games.find(({ key }) => key === 'visual-decoder')
  const isPlayed = isRiddleDone(games)
  const lineOf = (isDone: boolean, line: string) => (isDone ? text.orbLines.done : line)
  const orbs: Orb[] = [
    {
      key: 'quiz',
      thing: 'quiz',
      world: 3,
      to: '/quiz/daily',
      label: quiz,
      line: lineOf(isQuizDone, text.orbLines.quiz),
      state: stateOf(isQuizDone, step === 'quiz'),
    },
    {
      key: 'stop',
      thing: path?.next ? thingOf(path.next) : 'flag',
      world: path?.next ? worldOf[path.next.strand] : 2,
      to: '/path',
      label: stop,
      line: lineOf(isStopDone, path?.next ? text.orbLines.stop(path.next.minutes) : text.orbLines.rest),
      state: stateOf(isStopDone, step === 'stop'),
    },
    {
      key: 'game',
      thing: 'eye',
      world: 5,
      to: riddles?.href ?? '/games',
      label: game,
      line: lineOf(isPlayed, text.orbLines.game),
      state: stateOf(isPlayed, step === 'riddle'),
    },
  ]
  return orbs.filter(({ key }) => key !== 'stop' || isStopDone || path?.next != null)
}

export function TodayOrbs({ orbs }: { orbs: Orb[] }) {
  return (
    <ul className="today-orbs" aria-label={text.bundle}>
      {orbs.map(({ key, thing, world, to, label, line, state }) => (
        <li key={key} data-w={world}>
          <Link to={to} className="today-orb" data-state={state}>
            <span className="today-thing">
              <ArtFile file={`things/${thing}.svg`} />
              {state === 'done' ? (
                <span className="today-tick">
                  <Icon of={Check} size={16} />
                </span>
              ) : null}
            </span>
            {label}
            <span className="text-13 text-ink-soft">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
