import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormAct } from '#kit/forms/use-form-act.ts'
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

/** The consent form of a guardian. A change since the page was opened is shown, and confirmed again. */
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
  const sending = useFormAct({
    form,
    order: ['name', 'relation', 'birth_year', 'is_guardian'],
    words: guardianWords,
    staysOnPage: true,
    act: (send, { name, relation, birth_year }) =>
      send(agreeAsGuardian, { body: { token, version, personal_version, name, relation, birth_year } }),
    onDone: onChange,
    onRefused: async ({ status }) => {
      if (status === 409 || status === 410) await onReload()
    },
  })
  return { form, sending }
}
