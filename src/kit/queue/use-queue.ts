import { useEffect, useRef, useState } from 'react'
import { queueText as text } from './queue-text.ts'
import type { RowsOutcome } from './run-rows.ts'
import { useListKeys } from './use-list-keys.ts'

type Setup<Row> = { rows: readonly Row[]; idOf: (row: Row) => string; titleOf: (row: Row) => string }

/** What the screen of a queue knows of its rows: which are selected, what the last act came to, and the keys. */
export function useQueue<Row>({ rows, idOf, titleOf }: Setup<Row>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [told, setTold] = useState({ turn: 0, words: '' })
  const [showsKeys, setShowsKeys] = useState(false)
  const box = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const ids = rows.map(idOf)
  const { turn } = told
  // The button that was pressed goes with the selection, and a dialog gives the focus back to it.
  useEffect(() => {
    if (turn > 0) status.current?.focus()
  }, [turn])
  const toggle = (id: string) => {
    const after = new Set(selected)
    if (!after.delete(id)) after.add(id)
    setSelected(after)
  }
  const clear = () => setSelected(new Set())
  useListKeys(box, {
    count: rows.length,
    onToggle: (i) => toggle(ids[i]!),
    onClear: clear,
    onKeys: () => setShowsKeys(true),
  })
  return {
    box,
    status,
    said: told.words,
    toggle,
    clear,
    chosen: rows.filter((row) => selected.has(idOf(row))),
    areAllChosen: ids.every((id) => selected.has(id)),
    chooseAll: () => setSelected(new Set(ids)),
    idOf,
    titleOf,
    keys: { isOpen: showsKeys, open: () => setShowsKeys(true), close: () => setShowsKeys(false) },
    isSelected: (row: Row) => selected.has(idOf(row)),
    refusalOf: (row: Row) => refused.get(idOf(row)) ?? null,
    /** What the element of a row carries. */
    rowProps: (row: Row) => ({
      'data-row': ids.indexOf(idOf(row)),
      'data-selected': selected.has(idOf(row)) || undefined,
    }),
    /** Shows what an act on the selected rows came to: what was refused stays selected, and says why. */
    tell: ({ done, refused: failed }: RowsOutcome, sayDone: (count: number) => string) => {
      setRefused(new Map(failed.map(({ id, detail }) => [id, detail])))
      setSelected(new Set(failed.map(({ id }) => id)))
      const words = [done.length > 0 && sayDone(done.length), failed.length > 0 && text.notDone(failed.length)]
      setTold({ turn: turn + 1, words: words.filter(Boolean).join(' ') })
    },
  }
}

export type Queue<Row> = ReturnType<typeof useQueue<Row>>
