import { useState } from 'react'
import type { CallInput, Reply } from '#lib/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { type Act, useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { type ContentVersion, listContentVersions, restoreContent } from '../../editor-admin-contract.ts'
import { text } from './editor-text.ts'
import { WordMarks } from './word-marks.tsx'

type Piece = { kind: string; id: string }
type Restore = Act<CallInput<typeof restoreContent>, Reply<typeof restoreContent>>

/** The saves of a piece, newest first, with what each changed and a button that returns to it. */
export function VersionsPart({
  piece,
  version,
  onRestored,
}: {
  piece: Piece
  version: string | null
  onRestored: (version: string) => void
}) {
  const restore = useAct(restoreContent, {
    refresh: ['page', listContentVersions],
    onDone: (reply) => onRestored(reply.version),
  })
  const { done, fault } = restore
  return (
    <section className="content-editor-part" aria-label={text.versions}>
      <p className="text-ink-soft">{text.versionsLead}</p>
      <p role="status">{done ? (done.reply.is_waiting ? text.restoreWaits : text.restored) : ''}</p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <VersionList piece={piece} version={version} restore={restore} />
    </section>
  )
}

type ListProps = { piece: Piece; version: string | null; restore: Restore; after?: string }

/** A page of them; the one before follows when it is asked for. */
function VersionList({ piece, version, restore, after }: ListProps) {
  const { reply, state } = useReply(listContentVersions, { query: { ...piece, ...(after && { after }) } })
  const [hasMore, setHasMore] = useState(false)
  if (state === 'failed') return <Notice kind="danger">{text.versionsFailed}</Notice>
  if (!reply) return null
  const { items, next, may_restore } = reply
  if (items.length === 0) return <p>{text.noVersions}</p>
  return (
    <>
      <ol className="content-versions">
        {items.map((one, i) => (
          <li key={one.id}>
            <VersionItem of={one} />
            {may_restore && version !== null && (after || i > 0) ? (
              <Button
                kind="line"
                size="small"
                isBusy={restore.isBusy && restore.input?.body.of === one.id}
                aria-label={text.restoreOf(formatThaiMoment(new Date(one.at)))}
                onClick={() => void restore.run({ body: { ...piece, version, of: one.id } })}
              >
                {text.restore}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {next && hasMore ? <VersionList piece={piece} version={version} restore={restore} after={next} /> : null}
      {next && !hasMore ? (
        <Button kind="line" size="small" onClick={() => setHasMore(true)}>
          {text.showMore}
        </Button>
      ) : null}
    </>
  )
}

function VersionItem({ of: { at, by, act, differences } }: { of: ContentVersion }) {
  return (
    <>
      <h2 className="text-17">{act}</h2>
      <p className="text-13 text-ink-soft">{text.by(by?.name ?? text.gone, formatThaiMoment(new Date(at)))}</p>
      <WordMarks differences={differences} />
    </>
  )
}
