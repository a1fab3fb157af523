import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { TextField } from './field.tsx'
import { fieldText } from './field-text.ts'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'unit'> {
  autoComplete: 'current-password' | 'new-password'
  /** Below the box: the strength of the password (`<StrengthMeter>`). */
  meter?: ReactNode
}

/** A password field with a button that shows it. */
export function PasswordField({ meter, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const label = isShown ? fieldText.hidePassword : fieldText.showPassword
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        type={isShown ? 'text' : 'password'}
        end={
          <IconButton
            label={label}
            icon={<Icon of={isShown ? EyeOff : Eye} />}
            data-js
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {meter}
    </div>
  )
}

interface StrengthMeterProps {
  /** 0 to 4. */
  level: number
  /** The level in a word: "เดายาก". */
  word: string
}

/** The strength of a password: four segments and a word. */
export function StrengthMeter({ level, word }: StrengthMeterProps) {
  return (
    <p className="flex items-center gap-3 text-13 text-ink-soft">
      <span className="vh">{fieldText.strength}</span>
      <span className="bits" aria-hidden>
        {[1, 2, 3, 4].map((piece) => (
          <span key={piece} className="bit" data-state={piece <= level ? 'done' : undefined} />
        ))}
      </span>
      <span className="nb" aria-live="polite">
        {word}
      </span>
    </p>
  )
}
