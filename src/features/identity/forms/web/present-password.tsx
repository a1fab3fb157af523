import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { CapsLockNote } from './caps-lock-note.tsx'
import { passwordText } from './text.ts'
import { useCapsLock } from './use-caps-lock.ts'

/** The present password, required for sensitive actions. */
export function PresentPassword({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  const caps = useCapsLock()
  return (
    <PasswordField
      label={passwordText.present}
      autoComplete="current-password"
      error={error}
      meter={<CapsLockNote isOn={caps.isOn} />}
      {...caps.watch}
      {...field}
    />
  )
}
