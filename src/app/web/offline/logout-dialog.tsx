import { Button } from '#kit/web/basics/button.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { text } from './logout-text.ts'

interface LogoutDialogProps {
  /** How many acts would be lost. */
  count: number
  onClose: () => void
  onLeave: () => void
}

/** Asked before a logout that would lose what could not be sent yet. */
export function LogoutDialog({ count, onClose, onLeave }: LogoutDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.logoutTitle}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {text.stay}
          </Button>
          <Button kind="line" onClick={onLeave}>
            {text.leave}
          </Button>
        </>
      }
    >
      <p>{text.logoutWhy(count)}</p>
    </Dialog>
  )
}
