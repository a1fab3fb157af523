import { StrengthMeter } from '#kit/web/fields/password-field.tsx'
import { isCommonPassword } from '../common-password-rules.ts'
import { strengthOf } from '../password-rules.ts'
import { CapsLockNote } from './caps-lock-note.tsx'
import { registerText } from './register-text.ts'

interface PasswordMeterProps {
  password: string
  email?: string
  isCapsLockOn: boolean
}

/** How hard the password is to guess, as it is typed. */
export function PasswordMeter({ password, email = '', isCapsLockOn }: PasswordMeterProps) {
  const level = isCommonPassword(password) ? 0 : strengthOf(password, { displayName: '', email })
  return (
    <div>
      <StrengthMeter level={level} word={password ? registerText.strength[level] : ''} />
      <CapsLockNote isOn={isCapsLockOn} />
    </div>
  )
}
