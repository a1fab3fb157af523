import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ContentRow, KindView } from '../../admin-contract.ts'
import { exportContent } from '../../files-admin-contract.ts'
import { text as filesText } from '../files/files-text.ts'
import { fileOf } from '../files/read-chosen.ts'
import { text } from './list-text.ts'

type Props = { isOpen: boolean; chosen: readonly ContentRow[]; kinds: readonly KindView[]; onClose: () => void }

/** Writes the selected rows to files, one for each kind that has files. */
export function ExportDialog({ isOpen, chosen, kinds, onClose }: Props) {
  const { run, isBusy, done, fault } = useAct(exportContent, { onDone: (file) => saveFile(fileOf(file), file.name) })
  const idsOf = (kind: string) => chosen.filter((row) => row.kind === kind).map(({ id }) => id)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.exportTitle(chosen.length)}
      tone="money"
      actions={
        <Button kind="line" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p>{text.exportLead}</p>
      <ul className="content-exports">
        {kinds.map(({ kind, label, formats }) => (
          <li key={kind}>
            <p>
              {label} {text.exportCount(idsOf(kind).length)}
            </p>
            {formats.length === 0 ? <p className="text-13 text-ink-soft">{text.noFiles}</p> : null}
            {formats.map((format) => (
              <Button
                key={format}
                kind="line"
                size="small"
                isBusy={isBusy}
                onClick={() => run({ query: { kind, format, ids: idsOf(kind).join(',') } })}
              >
                {filesText.formats[format]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <p role="status">{done ? filesText.exported(done.reply.name) : ''}</p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}
