import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { PasswordProof } from '#features/identity/sessions/owner-rules.ts'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { ActOptions, Work } from '#lib/web/data/run-act.ts'
import { presentWords } from './text.ts'

const words = { password: presentWords }

type Proof = z.input<typeof PasswordProof>

const resolverOf = (hasPassword: boolean) =>
  resolverFor(PasswordProof, {
    words,
    findFaults: ({ password }) =>
      hasPassword && !password ? [{ path: 'password', code: 'required', detail: words.password.required }] : [],
  })

type Setup<R> = Pick<ActOptions<Proof, R>, 'refresh' | 'onDone'> & { hasPassword: boolean; act: Work<Proof, R> }

/** A form that asks only for the password, when the account has one. */
export function useProof<R>({ hasPassword, ...act }: Setup<R>) {
  const [resolver] = useState(() => resolverOf(hasPassword))
  const form = useForm<Proof>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({ form, order: ['password'], words, staysOnPage: true, ...act })
  return { form, sending, error: form.formState.errors.password?.message }
}
