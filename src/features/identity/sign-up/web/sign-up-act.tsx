import { Button } from '#ui/basics/button.tsx'

/** The one main button of a step. It stays in sight at the lower edge, however long the step is. */
export function SignUpAct({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <div className="sign-up-act">
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        data-js
        // As in FormActions: the press is not missed when an error moves the button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {label}
      </Button>
    </div>
  )
}
