import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { skillNames } from '#kit/skills.ts'
import { Card } from '#kit/web/basics/card.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { PathUnit, UnitProgress } from '../contract.ts'
import { skillColor, pathText as text } from './text.ts'

type Props = { unit: PathUnit; progress: UnitProgress | null; isNext: boolean }

/** A unit with its three steps. Personal progress is filled in without a layout shift. */
export function UnitCard({ unit, progress, isNext }: Props) {
  const { key, strand, title, can, article, task } = unit
  const state = progress?.recheck === 'done' ? text.unitDone : isNext ? text.isNext : ''
  return (
    <Card as="li" className="unit" aria-labelledby={`unit-${key}`} data-next={isNext || undefined}>
      <p className="unit-top">
        <Tag color={skillColor[strand]}>{skillNames[strand]}</Tag>
        <span className="text-13 font-medium text-brand-ink">{state}</span>
      </p>
      <h3 id={`unit-${key}`}>
        <ThaiText>{title}</ThaiText>
      </h3>
      <p className="text-ink-soft">
        <ThaiText>{text.can(can)}</ThaiText>
      </p>
      <ol className="unit-steps" aria-label={text.steps(title)}>
        <Step isDone={progress?.is_answered ?? false}>
          <Link to={article.href}>{text.read(article.title)}</Link>
        </Step>
        <Step isDone={progress?.is_task_done ?? false}>
          <Link to={task.href}>{text.task[task.kind](task.title)}</Link>
        </Step>
        <Step isDone={progress?.recheck === 'done'}>
          <RecheckStep unitKey={key} progress={progress} />
        </Step>
      </ol>
    </Card>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li data-done={isDone || undefined}>
      <Icon of={isDone ? CircleCheck : Circle} />
      <span>
        {children}
        {isDone && <span className="vh"> {text.done}</span>}
      </span>
    </li>
  )
}

function RecheckStep({ unitKey, progress }: { unitKey: string; progress: UnitProgress | null }) {
  switch (progress?.recheck) {
    case 'done':
      return text.recheckDone
    case 'open':
      return <Link to={`/path/recheck/${unitKey}`}>{text.recheckNow}</Link>
    case 'waiting':
      return text.recheckOn(formatThaiDate(progress.opens_on!))
    default:
      return text.recheck
  }
}
