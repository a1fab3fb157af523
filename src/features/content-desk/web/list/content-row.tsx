import { queueText } from '#kit/queue/queue-text.ts'
import { formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import type { ContentFilter, ContentRow } from '../../admin-contract.ts'
import { releasePathOf } from '../release/release-address.ts'
import { stateWords, text } from './list-text.ts'
import { StateMark } from './state-mark.tsx'

type Props = {
  row: ContentRow
  place: number
  label: string
  filter: ContentFilter
  isCurrent: boolean
  isSelected: boolean
  refusal: string | null
  onToggle: () => void
}

/** One piece of content: how it stands, what it is, who worked on it and when. */
export function ContentRowItem({ row, place, label, filter, isCurrent, isSelected, refusal, onToggle }: Props) {
  const { title, state, worker, href, file, differs } = row
  const tabIndex = isCurrent ? 0 : -1
  const work = worker && text.by(worker.name ?? text.gone)
  const who = [
    work ?? (file ? text.fromFile(file) : ''),
    row.assignee && text.careOf(row.assignee.name),
    row.has_note && text.hasNote,
  ]
  return (
    <li className="content-row" data-row={place} data-selected={isSelected || undefined}>
      <CheckboxField
        className="content-tick bulk-tick"
        label=""
        aria-label={queueText.select(title)}
        checked={isSelected}
        tabIndex={tabIndex}
        onChange={onToggle}
      />
      <p className="content-title">
        {href ? (
          <Link to={href} tabIndex={tabIndex}>
            {title}
          </Link>
        ) : (
          title
        )}{' '}
        {differs ? (
          <Link to={releasePathOf(row)} tabIndex={tabIndex} className="content-differs">
            {text.differs}
          </Link>
        ) : null}
      </p>
      <p className="content-state">
        <StateMark state={state} /> {stateWords[state]}
      </p>
      <p className="content-kind">{label}</p>
      <p className="content-who">{who.filter(Boolean).join(' · ')}</p>
      <p className="content-when">{whenOf(row, filter)}</p>
      {refusal ? <p className="content-refusal">{refusal}</p> : null}
    </li>
  )
}

/** The one time that says most of a row: what it is filtered or sorted by, else what comes next. */
function whenOf(
  { state, changed_at, opens_at, ends_at, check_by }: ContentRow,
  { check, sort }: ContentFilter,
): string {
  const moment = (at: string) => formatThaiMoment(new Date(at))
  if (check && check_by) return text.checkBy(formatThaiDate(check_by))
  if (opens_at && (state === 'scheduled' || sort === 'opens')) return text.opensAt(moment(opens_at))
  if (ends_at && state === 'live') return text.endsAt(moment(ends_at))
  return changed_at ? text.changedAt(moment(changed_at)) : opens_at ? text.opensAt(moment(opens_at)) : text.noTime
}
