import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { refusals } from '#lib/errors.ts'
import { fieldId } from '#ui/fields/field-id.ts'
import { signUpErrors } from '../../contract.ts'
import { type PendingRegistration, readPendingRegistration, savePendingRegistration } from '../pending-registration.ts'
import { readSignUpDraft } from '../sign-up-draft.ts'
import { type Credentials, registerResolver } from './register-resolver.ts'
import { registerWords } from './register-text.ts'
import { useEmailCheck } from './use-email-check.ts'

const refusal = refusals(signUpErrors)

/** The first step of a sign-up: its form, the check of the e-mail, and the way to the second step. */
export function useRegisterForm(wanted: string | null) {
  const navigate = useNavigate()
  const [pending] = useState(readPendingRegistration)
  const [takenEmails] = useState(() => new Set<string>())
  const [resolver] = useState(() => registerResolver({ takenEmails, fault: pending?.fault }))
  const form = useForm<Credentials>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    // Without default values it reads what was typed before hydration.
    ...(pending && { defaultValues: { email: pending.email, password: pending.password } }),
  })
  const emails = useEmailCheck({
    takenEmails,
    readTyped: () => form.getValues('email'),
    onTaken: () => void form.trigger('email'),
  })
  const sending = useFormAct({
    form,
    order: ['email', 'password'],
    words: registerWords,
    fieldOfCode: { email_taken: 'email' },
    act: async (_send, { email, password }) => {
      if (!(await emails.isFree(email))) throw refusal('email_taken')
      const begun: Partial<PendingRegistration> = readPendingRegistration() ?? {
        draft: readSignUpDraft()?.values ?? {},
      }
      const { fault: _, ...saved } = begun
      savePendingRegistration({ ...saved, email, password })
      await navigate(withWantedPath('/register/profile', wanted))
    },
  })

  // What an earlier start of this tab left: the page may have been rendered by the server, which knows nothing of it.
  const { getValues, setValue } = form
  useEffect(() => {
    const saved = pending ? null : readSignUpDraft()
    if (saved?.email && !getValues('email')) setValue('email', saved.email)
  }, [pending, getValues, setValue])

  const faulty = pending?.fault?.path
  const { trigger } = form
  useEffect(() => {
    if (faulty) void trigger(faulty).then(() => document.getElementById(fieldId(faulty))?.focus())
  }, [faulty, trigger])
  return { form, sending, emails, isBack: faulty !== undefined }
}
