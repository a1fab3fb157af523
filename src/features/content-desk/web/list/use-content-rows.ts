import { useState } from 'react'
import type { ContentActName } from '#kit/content-states.ts'
import { queueText } from '#kit/queue/queue-text.ts'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import {
  actOnContent,
  type ContentFilter,
  type ContentRow,
  countContent,
  listContent,
  type RowResult,
} from '../../admin-contract.ts'
import { assignContent } from '../../care-admin-contract.ts'
import { text } from './list-text.ts'

export type ContentPage = Reply<typeof listContent>

/** The name of a row within the list. */
export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

/** The rows that were read, which of them are selected, and what the last act on them came to. */
export function useContentRows(filter: ContentFilter, first: ContentPage) {
  const [more, setMore] = useState<ContentPage[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, setSaid] = useState('')
  const rows = [first, ...more].flatMap(({ items }) => items)
  const { next } = more.at(-1) ?? first
  const chosen = rows.filter((row) => selected.has(keyOf(row)))

  const reading = useAct(listContent, { onDone: (page) => setMore([...more, page]) })
  const tell = (results: readonly RowResult[], doneWords: (count: number) => string) => {
    const failed = results.filter(({ refusal }) => refusal)
    const waiting = results.filter(({ waits }) => waits).length
    const done = results.length - failed.length - waiting
    setRefused(new Map(failed.map((one) => [keyOf(one), one.refusal!.detail])))
    setSelected(new Set(failed.map(keyOf)))
    // Rows may have changed their place in the list: it is read from its beginning.
    setMore([])
    const words = [
      done > 0 && doneWords(done),
      waiting > 0 && text.waits(waiting),
      failed.length > 0 && queueText.notDone(failed.length),
    ]
    setSaid(words.filter(Boolean).join(' '))
  }
  const acting = useAct(actOnContent, {
    refresh: ['page', countContent],
    onDone: ({ results }, { body: { act } }) => tell(results, text.done[act]),
  })
  const assigning = useAct(assignContent, {
    refresh: ['page', countContent],
    onDone: ({ results }) => tell(results, text.assigned),
  })
  const toggle = (row: ContentRow) => {
    const after = new Set(selected)
    if (!after.delete(keyOf(row))) after.add(keyOf(row))
    setSelected(after)
  }
  return {
    rows,
    next,
    selected,
    chosen,
    refused,
    said,
    reading,
    acting,
    assigning,
    toggle,
    clear: () => setSelected(new Set()),
    readMore: () => next !== null && reading.run({ query: { ...filter, after: next } }),
    assign: (assignee: string | null) => {
      const items = chosen.map(({ kind, id, assignee: seen }) => ({ kind, id, seen: seen?.id ?? null }))
      return assigning.run({ body: { items, assignee } })
    },
    run: (act: ContentActName, given: { reason?: string; tag?: string } = {}) =>
      acting.run({ body: { act, items: chosen.map(({ kind, id }) => ({ kind, id })), ...given } }),
  }
}
