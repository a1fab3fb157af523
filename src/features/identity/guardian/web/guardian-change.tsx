import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { changeGuardian } from '../contract.ts'
import { GuardianEmail } from '../guardian-rules.ts'
import { guardianCardWords, guardianCardText as text } from './guardian-card-text.ts'

const resolver = resolverFor(GuardianEmail, { words: guardianCardWords })

/** Names another guardian, who is asked at once. */
export function GuardianChange({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const form = useForm<z.input<typeof GuardianEmail>>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({
    form,
    order: ['email'],
    words: guardianCardWords,
    fieldOfCode: { guardian_is_same: 'email' },
    act: async (send, { email }) => {
      await send(changeGuardian, { body: { email } })
      await refreshPage()
    },
    onDone: onClose,
  })
  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={sending.isBusy} onMouseDown={(event) => event.preventDefault()}>
        {text.save}
      </Button>
      <Button kind="line" onClick={onClose}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text.changeTitle} actions={actions}>
      <form id={formId} method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
        <p>{text.changeLead}</p>
        <FormProblems {...sending} />
        <TextField
          label={text.newEmail}
          hint={text.newEmailHint}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </form>
    </Dialog>
  )
}
