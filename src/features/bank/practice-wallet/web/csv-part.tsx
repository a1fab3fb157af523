import { formatNumber } from '#lib/money.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { practiceWalletCsv } from '../contract.ts'
import { text } from './text.ts'

type CsvFile = { file_name: string; csv: string; lines: number }

/** A button that loads lines as CSV and saves them as a file. */
export function CsvButton({ label, load }: { label: string; load: (send: Send) => Promise<CsvFile> }) {
  const csv = useAct(load, {
    onDone: ({ csv: lines, file_name: name }) => saveFile(new Blob([lines], { type: 'text/csv;charset=utf-8' }), name),
  })
  return (
    <div>
      <Button kind="line" isBusy={csv.isBusy} onClick={() => void csv.run()}>
        {label}
      </Button>
      <p role="status">{csv.done ? text.done(formatNumber(csv.done.reply.lines)) : ''}</p>
      {csv.fault ? (
        <Notice kind="warn" isAlert>
          {csv.fault}
        </Notice>
      ) : null}
    </div>
  )
}

/** Saves what moved the practice purse as CSV. */
export function PracticeWalletCsvButton() {
  return <CsvButton label={text.csv} load={(send) => send(practiceWalletCsv, {})} />
}
