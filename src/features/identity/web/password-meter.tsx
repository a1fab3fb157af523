import { type Control, useWatch } from 'react-hook-form'
import { StrengthMeter } from '#lib/web/ui/password-field.tsx'
import { strengthOf } from '../password-rules.ts'
import { CapsLockNote } from './caps-lock-note.tsx'
import type { Credentials } from './register-resolver.ts'
import { registerText } from './register-text.ts'

interface PasswordMeterProps {
  control: Control<Credentials>
  isCapsLockOn: boolean
}

/** How hard the password is to guess, as it is typed. */
export function PasswordMeter({ control, isCapsLockOn }: PasswordMeterProps) {
  const [email = '', password = ''] = useWatch({ control, name: ['email', 'password'] })
  const level = strengthOf(password, { displayName: '', email })
  return (
    <div>
      <StrengthMeter level={level} word={password ? registerText.strength[level] : ''} />
      <CapsLockNote isOn={isCapsLockOn} />
    </div>
  )
}
