import { isCommonPassword } from '#features/identity/accounts/common-password-rules.ts'
import { strengthOf } from '#features/identity/accounts/password-rules.ts'
import { StrengthMeter } from '#ui/fields/password-field.tsx'
import { CapsLockNote } from './caps-lock-note.tsx'
import { passwordText } from './text.ts'

interface PasswordMeterProps {
  password: string
  email?: string
  isCapsLockOn: boolean
}

/** The strength of the password, as it is typed. */
export function PasswordMeter({ password, email = '', isCapsLockOn }: PasswordMeterProps) {
  const level = isCommonPassword(password) ? 0 : strengthOf(password, { displayName: '', email })
  return (
    <div>
      <StrengthMeter level={level} word={password ? passwordText.strength[level] : ''} />
      <CapsLockNote isOn={isCapsLockOn} />
    </div>
  )
}
