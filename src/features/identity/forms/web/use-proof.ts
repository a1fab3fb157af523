import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { PasswordProof } from '#features/identity/sessions/owner-rules.ts'
import { resolverFor } from './form-resolver.ts'
import { presentWords } from './text.ts'
import { useSending } from './use-sending.ts'

const words = { password: presentWords }

type Proof = z.input<typeof PasswordProof>

const resolverOf = (hasPassword: boolean) =>
  resolverFor(PasswordProof, {
    words,
    findFaults: ({ password }) =>
      hasPassword && !password ? [{ path: 'password', code: 'required', detail: words.password.required }] : [],
  })

/** A form that asks for nothing but the password, where the account has one. */
export function useProof({ hasPassword, act }: { hasPassword: boolean; act: (proof: Proof) => Promise<void> }) {
  const [resolver] = useState(() => resolverOf(hasPassword))
  const form = useForm<Proof>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useSending({ form, order: ['password'], words, act, staysOnPage: true })
  return { form, sending, error: form.formState.errors.password?.message }
}
