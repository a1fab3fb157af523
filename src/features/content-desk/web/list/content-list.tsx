import { useRef } from 'react'
import { useListKeys } from '#kit/queue/use-list-keys.ts'
import type { Reply } from '#lib/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import type { ContentFilter, readContentChoices } from '../../admin-contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import { contentPath, pathOf } from './content-address.ts'
import type { ContentSum } from './content-counts.ts'
import { ContentRowItem } from './content-row.tsx'
import { text } from './list-text.ts'
import { type ContentPage, keyOf, useContentRows } from './use-content-rows.ts'

type Props = {
  filter: ContentFilter
  first: ContentPage
  choices: Reply<typeof readContentChoices>
  /** How many there are; null as long as nobody knows. */
  sum: ContentSum | null
  onKeys: () => void
}

/** The rows, what is done to those that are selected, and further pages. */
export function ContentList({ filter, first, choices, sum, onKeys }: Props) {
  const { kinds } = choices
  const { rows, next, selected, chosen, refused, said, reading, acting, assigning, ...act } = useContentRows(
    filter,
    first,
  )
  const fault = acting.fault ?? assigning.fault ?? reading.fault
  const list = useRef<HTMLUListElement>(null)
  const current = useListKeys(list, {
    count: rows.length,
    onToggle: (i) => act.toggle(rows[i]!),
    onClear: act.clear,
    onKeys,
  })

  if (rows.length === 0) return <NoRows isFiltered={pathOf(filter) !== contentPath} />
  return (
    <section aria-label={text.list} className="content-list-part">
      <p role="status" className="text-13 text-ink-soft">
        {next === null ? text.shownAll(rows.length) : text.shown(rows.length, sum && text.count(sum))} {said}
      </p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <PlainForm>
        <ul ref={list} className="content-list">
          {rows.map((row, i) => (
            <ContentRowItem
              key={keyOf(row)}
              row={row}
              place={i}
              label={kinds.find(({ kind }) => kind === row.kind)?.label ?? row.kind}
              filter={filter}
              isCurrent={i === current}
              isSelected={selected.has(keyOf(row))}
              refusal={refused.get(keyOf(row)) ?? null}
              onToggle={() => act.toggle(row)}
            />
          ))}
        </ul>
      </PlainForm>
      {next !== null ? (
        <p>
          <Button kind="line" isBusy={reading.isBusy} onClick={act.readMore}>
            {text.showMore}
          </Button>
        </p>
      ) : null}
      {chosen.length > 0 ? (
        <BulkBar
          chosen={chosen}
          choices={choices}
          isBusy={acting.isBusy || assigning.isBusy}
          onAct={act.run}
          onAssign={act.assign}
          onClear={act.clear}
        />
      ) : null}
    </section>
  )
}

function NoRows({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState>{text.empty}</EmptyState>
  return (
    <EmptyState
      action={
        <LinkButton kind="line" to={contentPath}>
          {text.clear}
        </LinkButton>
      }
    >
      {text.none}
    </EmptyState>
  )
}
