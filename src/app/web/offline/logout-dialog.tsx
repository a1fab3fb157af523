import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from './logout-text.ts'

interface LogoutDialogProps {
  /** The number of actions that would be lost. */
  count: number
  onClose: () => void
  onLeave: () => void
}

/** Asks before a logout that would delete unsent actions. */
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
