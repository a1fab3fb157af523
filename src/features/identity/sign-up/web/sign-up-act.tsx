import { SubmitButton } from '../../forms/web/form-actions.tsx'

/** The one main button of a step. It stays in sight at the lower edge, however long the step is. */
export function SignUpAct({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <div className="sign-up-act">
      <SubmitButton label={label} isBusy={isBusy} />
    </div>
  )
}
