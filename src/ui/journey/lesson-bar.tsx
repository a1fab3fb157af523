import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { RefObject } from 'react'
import { Icon } from '../basics/icon.tsx'
import { Link } from '../basics/link.tsx'
import { Progress } from '../basics/progress.tsx'
import { type Lesson, mapPath, useLesson, useLessonDone } from './lesson.ts'
import { journeyText as text } from './text.ts'
import { useReadPart } from './use-read-part.ts'

/** The rest of the step is its answer. */
const partOfReading = 0.9

/**
 * On a page that was opened as a step of a stop: the place on the map, the step, and the way back; else nothing. The
 * header and the tab bar leave while it stands (lesson-bar.css), and its step fills with what is read of `body`.
 */
export function LessonBar({ body }: { body: RefObject<HTMLElement | null> }) {
  const lesson = useLesson()
  return lesson && <Strip lesson={lesson} body={body} />
}

function Strip({ lesson, body }: { lesson: Lesson; body: RefObject<HTMLElement | null> }) {
  const isDone = useLessonDone()
  const part = useReadPart(body)
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
        part={part * partOfReading}
        world={world}
      />
    </nav>
  )
}
