import { ArtFile } from '#art/art-file.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from './text.ts'

/** Invites to sign up; accept and decline have the same size. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      tone="play"
      actions={
        <>
          <LinkButton to="/register" kind="main">
            {text.register}
          </LinkButton>
          <Button kind="line" onClick={onClose}>
            {text.later}
          </Button>
        </>
      }
    >
      <ArtFile file="covers/goal-path.svg" className="dialog-cover" />
      <p>{text.line}</p>
    </Dialog>
  )
}
