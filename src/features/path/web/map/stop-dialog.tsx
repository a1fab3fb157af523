import BookOpen from 'lucide-react/icons/book-open'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Sprout from 'lucide-react/icons/sprout'
import { type ReactNode, useEffect, useRef } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { landNames } from '#art/worlds/world-people.ts'
import { worldOf } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { type Glyph, Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Stop } from '../../stop-rules.ts'
import { lessonOf, thingOf } from '../show-stop.ts'
import { pathText } from '../text.ts'
import { sheetText as text } from './sheet-text.ts'

type Props = { stop: Stop | null; onClose: () => void; onOpen: (key: string) => void }

/** The sheet of a stop: what one can do afterwards, its three steps, one act, and “later”. A locked one says why. */
export function StopDialog({ stop, onClose, onOpen }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const key = stop?.unit.key
  // From a locked stop to the one before it: the same sheet tells of another stop.
  useEffect(() => {
    if (key) place.current?.closest('dialog')?.querySelector('h2')?.focus()
  }, [key])
  if (!stop) return null
  const { unit, number, before, state } = stop
  const world = worldOf[unit.strand]
  const act = actOf(stop)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="play"
      world={world}
      title={<ThaiText>{unit.title_phrases ?? unit.title}</ThaiText>}
      picture={<ArtFile file={`things/${thingOf(unit)}.svg`} />}
      actions={
        <>
          {before ? (
            <Button isWide onClick={() => onOpen(before.key)}>
              {text.toBefore(before.title)}
            </Button>
          ) : (
            <LinkButton kind="main" isWide to={act.to} state={lessonOf(stop, act.step)}>
              {act.label}
            </LinkButton>
          )}
          <Button kind="quiet" isWide onClick={onClose}>
            {text.later}
          </Button>
        </>
      }
    >
      <p ref={place} className="eyebrow">
        {text.place(landNames[world], number)}
      </p>
      <p className="text-ink-soft">
        <ThaiText>{text.can(unit.can)}</ThaiText>
      </p>
      {state === 'locked' && before ? (
        <p className="stop-why">
          <Icon of={Lock} />
          <span>
            {pathText.opensAfter(before.title)}{' '}
            <Link to={unit.article.href} state={lessonOf(stop, 'read')}>
              {text.readAnyway}
            </Link>
          </span>
        </p>
      ) : (
        <Steps stop={stop} />
      )}
    </Dialog>
  )
}

/** The step that is open now, or reading again. */
function actOf({ unit: { key, article, task }, progress }: Stop) {
  const read = { to: article.href, step: 'read' } as const
  if (progress?.recheck === 'open') return { to: recheckPath(key), step: 'recheck', label: text.recheckNow } as const
  if (progress?.recheck === 'done' || progress?.recheck === 'waiting') return { ...read, label: text.again }
  if (progress?.is_answered) return { to: task.href, step: 'task', label: text.tryNow } as const
  return { ...read, label: text.readNow }
}

const recheckPath = (key: string) => `/path/recheck/${key}`

function Steps({ stop }: { stop: Stop }) {
  const { unit, progress } = stop
  const { article, task, title } = unit
  const isSaved = progress?.recheck === 'done'
  return (
    <ol className="stop-steps" aria-label={text.steps(title)}>
      <Step of={BookOpen} isDone={progress?.is_answered ?? false}>
        <Link to={article.href} state={lessonOf(stop, 'read')}>
          {text.read(article.title)}
        </Link>
      </Step>
      <Step of={Sprout} isDone={progress?.is_task_done ?? false}>
        <Link to={task.href} state={lessonOf(stop, 'task')}>
          {text.task[task.kind](task.title)}
        </Link>
      </Step>
      <Step of={RotateCcw} isDone={isSaved}>
        {progress?.recheck === 'open' ? (
          <Link to={recheckPath(unit.key)} state={lessonOf(stop, 'recheck')}>
            {text.recheckNow}
          </Link>
        ) : isSaved ? (
          text.recheckDone
        ) : progress?.recheck === 'waiting' ? (
          text.recheckOn(formatThaiDate(progress.opens_on!))
        ) : (
          text.recheck
        )}
      </Step>
    </ol>
  )
}

function Step({ of, isDone, children }: { of: Glyph; isDone: boolean; children: ReactNode }) {
  return (
    <li data-done={isDone || undefined}>
      <span className="stop-sign">
        <Icon of={isDone ? CircleCheck : of} />
      </span>
      <span>
        {children}
        {isDone && <span className="vh"> {text.done}</span>}
      </span>
    </li>
  )
}
