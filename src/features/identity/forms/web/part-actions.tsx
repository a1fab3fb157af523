import { Button } from '#ui/basics/button.tsx'
import { passwordText } from './text.ts'

interface PartActionsProps {
  label: string
  isBusy: boolean
  onCancel: () => void
}

/** Submit and cancel. */
export function PartActions({ label, isBusy, onCancel }: PartActionsProps) {
  return (
    <div className="grid gap-3">
      <Button
        type="submit"
        isBusy={isBusy}
        // On blur a field is validated, and its error moves the button: without this the press would miss it.
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
