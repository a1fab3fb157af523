import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Draft } from '../../contract.ts'
import { writingText } from '../writing-text.ts'
import type { Publishing } from './use-publishing.ts'

interface WriteActsProps {
  publishing: Publishing
  limit: Draft['limit']
  place: { id: string } | null
  onLook: () => void
  children: ReactNode
}

/** The actions of a draft, always visible; irreversible ones ask first. */
export function WriteActs({ publishing, limit, place, onLook, children }: WriteActsProps) {
  const { standing, isBusy } = publishing
  const [isAsking, setAsking] = useState(false)
  const isPending = standing?.state === 'pending'
  // A post hidden by moderators may come back, so its author may still take it down.
  const isUp = standing?.is_live || standing?.state === 'hidden'
  return (
    <div className="writing-acts">
      {children}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy === 'submit'} offReason={limit && writingText.waits[limit]} onClick={publishing.submit}>
          {standing && standing.state !== 'draft' ? writingText.submitAgain : writingText.submit}
        </Button>
        <Button kind="line" isBusy={isBusy === 'preview'} onClick={publishing.look}>
          {writingText.preview}
        </Button>
      </div>
      {place && (
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" onClick={onLook}>
            {writingText.old}
          </Button>
          {(isUp || isPending) && (
            <Button kind="quiet" size="small" isBusy={isBusy === 'unpublish'} onClick={publishing.unpublish}>
              {isUp ? writingText.unpublish : writingText.withdraw}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {writingText.remove}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={writingText.removeAsk}
        actions={
          <>
            <Button kind="danger" isBusy={isBusy === 'delete'} onClick={publishing.remove}>
              {writingText.remove}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {writingText.cancel}
            </Button>
          </>
        }
      >
        <p>{writingText.removeAbout}</p>
      </Dialog>
    </div>
  )
}
