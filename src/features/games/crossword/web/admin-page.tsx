import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { exportCrossword, listCrosswords, type StaffCrossword } from '../admin-contract.ts'
import { ImportForm } from './admin-import-form.tsx'
import { adminText as text } from './admin-text.ts'

export function loader() {
  return call(listCrosswords, {})
}

const columns: Column<StaffCrossword>[] = [
  { key: 'day', label: text.day, cell: ({ day }) => <span className="nb">{formatThaiDate(day)}</span> },
  {
    key: 'kind',
    label: text.kind,
    cell: ({ kind, when }) => (
      <>
        {text.kinds[kind]} <Tag>{text.when[when]}</Tag>
      </>
    ),
  },
  { key: 'words', label: text.words, cell: ({ words }) => words.join(' · ') },
  {
    key: 'quality',
    label: text.quality,
    cell: ({ quality }) => (quality ? text.score(quality.score, quality.filled, quality.crossed) : text.imported),
  },
  {
    key: 'players',
    label: text.players,
    cell: ({ players, finished }) => text.played(formatNumber(players), formatNumber(finished)),
  },
  { key: 'file', label: text.file, cell: (crossword) => <ExportButton {...crossword} /> },
]

/** The calendar of crosswords, and the import for editors. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/crosswords" isPrivate lead={text.lead}>
      <ImportForm />
      {items.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <Card>
          <DataTable
            caption={text.calendar}
            columns={columns}
            rows={items}
            rowKey={({ kind, day }) => `${kind} ${day}`}
          />
        </Card>
      )}
    </PageFrame>
  )
}

function ExportButton({ kind, day }: StaffCrossword) {
  const { run, isBusy, fault } = useAct(exportCrossword, {
    onDone: ({ name, ipuz }) => saveFile(new Blob([ipuz], { type: 'application/json' }), name),
  })
  return (
    <>
      <Button
        kind="line"
        size="small"
        isBusy={isBusy}
        aria-label={text.exportOf(`${text.kinds[kind]} ${formatThaiDate(day)}`)}
        onClick={() => void run({ query: { kind, day } })}
      >
        <span className="nb">{text.export}</span>
      </Button>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </>
  )
}
