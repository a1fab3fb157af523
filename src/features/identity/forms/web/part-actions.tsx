import { Button } from '#kit/web/basics/button.tsx'
import { passwordText } from './text.ts'

interface PartActionsProps {
  label: string
  isBusy: boolean
  onCancel: () => void
}

/** Send, or leave everything as it is. */
export function PartActions({ label, isBusy, onCancel }: PartActionsProps) {
  return (
    <div className="grid gap-3">
      <Button
        type="submit"
        isBusy={isBusy}
        // Leaving a field checks it, and its error moves the button away: without this the press would miss it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {label}
      </Button>
      <Button kind="line" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
        {passwordText.cancel}
      </Button>
    </div>
  )
}
