import Check from 'lucide-react/icons/check'
import { Icon } from '#ui/basics/icon.tsx'
import { registerText } from './register-text.ts'

/** Below the e-mail's label: its purpose, then its availability. One line, announced when it changes. */
export function EmailHint({ state }: { state: 'checking' | 'free' | null }) {
  return (
    <span role="status" className="flex items-center gap-1">
      {state === 'free' ? <Icon of={Check} size={16} className="text-brand-ink" /> : null}
      {state === 'checking' ? registerText.emailChecking : null}
      {state === 'free' ? registerText.emailFree : null}
      {state === null ? registerText.emailHint : null}
    </span>
  )
}
