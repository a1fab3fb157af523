import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSending } from '#features/identity/forms/web/use-sending.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { useSite } from '#lib/web/site.tsx'
import { agreeAsGuardian, type GuardianView } from '../contract.ts'
import { type CheckedGuardian, type GuardianValues, guardianResolver } from './guardian-resolver.ts'
import { guardianWords } from './guardian-text.ts'

type Setup = {
  view: GuardianView
  token: string
  onChange: (view: GuardianView) => void
  onReload: () => Promise<void>
}

/** The form of a guardian who agrees. What changed since the page was opened is shown, and asked again. */
export function useGuardianForm({ view, token, onChange, onReload }: Setup) {
  const { today } = useSite()
  const [resolver] = useState(() => guardianResolver(today))
  const form = useForm<GuardianValues, unknown, CheckedGuardian>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { name: '', birth_year: '', is_guardian: false },
  })
  const { version, personal_version } = view
  const sending = useSending({
    form,
    order: ['name', 'relation', 'birth_year', 'is_guardian'],
    words: guardianWords,
    staysOnPage: true,
    act: async ({ name, relation, birth_year }) => {
      try {
        onChange(
          await call(agreeAsGuardian, { body: { token, version, personal_version, name, relation, birth_year } }),
        )
      } catch (error) {
        const { status } = asRefusal(error)
        if (status === 409 || status === 410) await onReload()
        throw error
      }
    },
  })
  return { form, sending }
}
