import { useEffect, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { type FileRow, type FileRowResult, importContentFile } from '../../files-admin-contract.ts'
import { DifferenceList } from './difference-list.tsx'
import { text } from './files-text.ts'
import type { Tried } from './import-form.tsx'

const verdicts = ['new', 'changed', 'fault', 'same'] as const
const shownAtOnce = 50

/** What a file would do, row by row; then what it did. */
export function TriedRows({ tried: { file, rows } }: { tried: Tried }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(shownAtOnce)
  const [results, setResults] = useState<ReadonlyMap<number, FileRowResult>>(new Map())
  useEffect(() => heading.current?.focus(), [])
  const act = useAct(importContentFile, {
    onDone: (reply) => setResults(new Map(reply.results.map((one) => [one.at, one]))),
  })
  const counts = verdicts.map((verdict) => ({ verdict, count: rows.filter((row) => row.verdict === verdict).length }))
  const wanted = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
  // What has to be looked at first.
  const sorted = verdicts.flatMap((verdict) => rows.filter((row) => row.verdict === verdict))
  const answers = [...results.values()]
  const refused = answers.filter(({ done }) => done === 'refused').length
  return (
    <section aria-labelledby="tried-file" className="content-tried">
      <h2 id="tried-file" ref={heading} tabIndex={-1}>
        {text.result} {file.name}
      </h2>
      <p>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ verdict, count }) => `${text.counts[verdict]} ${count}`)
          .join(' · ')}
      </p>
      <ol aria-label={text.rows} className="content-tried-rows">
        {sorted.slice(0, shown).map((row) => (
          <TriedRow key={row.at} row={row} result={results.get(row.at) ?? null} />
        ))}
      </ol>
      {sorted.length > shown ? (
        <p>
          <Button kind="line" onClick={() => setShown(sorted.length)}>
            {text.more(sorted.length - shown)}
          </Button>
        </p>
      ) : null}
      {counts.some(({ verdict, count }) => verdict === 'fault' && count > 0) ? <p>{text.faultsStay}</p> : null}
      {wanted.length === 0 ? <p>{text.nothing}</p> : null}
      {wanted.length > 0 && results.size === 0 ? (
        <p>
          <Button
            isBusy={act.isBusy}
            onClick={() => act.run({ body: { ...file, rows: wanted.map(({ at, seen }) => ({ at, seen })) } })}
          >
            {text.importAct(wanted.length)}
          </Button>
        </p>
      ) : null}
      <p role="status">{results.size > 0 ? text.doneCount(answers.length - refused, refused) : ''}</p>
      {act.fault ? (
        <Notice kind="danger" isAlert>
          {act.fault}
        </Notice>
      ) : null}
    </section>
  )
}

function TriedRow({ row, result }: { row: FileRow; result: FileRowResult | null }) {
  const { place, title, verdict, differences } = row
  const fault = result?.detail ?? row.fault
  return (
    <li className="content-tried-row">
      <p className="content-tried-head">
        <VerdictTag verdict={verdict} result={result} /> <strong>{title || place}</strong>
        {title ? <span className="text-13 text-ink-soft"> {place}</span> : null}
      </p>
      {fault ? <p className="content-tried-fault">{fault}</p> : null}
      {row.waits && result?.done !== 'refused' ? <p className="text-ink-soft">{text.waitsHint}</p> : null}
      {differences.length > 0 && verdict === 'changed' ? <DifferenceList differences={differences} /> : null}
      {differences.length > 0 && verdict === 'new' ? (
        <details>
          <summary className="content-summary">{text.fields(differences.length)}</summary>
          <DifferenceList differences={differences} isNew />
        </details>
      ) : null}
    </li>
  )
}

function VerdictTag({ verdict, result }: { verdict: FileRow['verdict']; result: FileRowResult | null }) {
  if (result?.done === 'done') return <StateTag state="good">{text.done}</StateTag>
  if (result?.done === 'refused') return <StateTag state="stop">{text.refused}</StateTag>
  if (result?.done === 'waits') return <StateTag state="look">{text.waits}</StateTag>
  if (result?.done === 'same') return <Tag>{text.wasSame}</Tag>
  if (verdict === 'fault') return <StateTag state="stop">{text.counts.fault}</StateTag>
  if (verdict === 'changed') return <StateTag state="look">{text.counts.changed}</StateTag>
  return verdict === 'new' ? <StateTag state="good">{text.counts.new}</StateTag> : <Tag>{text.counts.same}</Tag>
}
