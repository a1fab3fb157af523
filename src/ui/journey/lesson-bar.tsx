import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '../basics/icon.tsx'
import { Link } from '../basics/link.tsx'
import { Progress } from '../basics/progress.tsx'
import { mapPath, useLesson, useLessonDone } from './lesson.ts'
import { journeyText as text } from './text.ts'

/** On a page that was opened as a step of a stop: the place on the map, the step, and the way back. Else nothing. */
export function LessonBar() {
  const lesson = useLesson()
  const isDone = useLessonDone()
  if (!lesson) return null
  const { stop, place, step, steps, world } = lesson
  return (
    <nav className="lesson-bar" data-w={world} aria-label={text.lesson}>
      <Link to={mapPath} state={{ cameFrom: stop }} className="btn-icon" aria-label={text.toMap} title={text.toMap}>
        <Icon of={ArrowLeft} size={24} />
      </Link>
      <b>{place}</b>
      <Progress
        done={isDone ? step : step - 1}
        total={steps}
        label={isDone ? text.stepDone : text.step}
        isUnderWay={!isDone}
        world={world}
      />
    </nav>
  )
}
