import { isChosen } from '#lib/web/storage.ts'
import { Link } from '#ui/basics/link.tsx'
import { guestTrialText as text } from './guest-trial-text.ts'

/** One line after an answer: where it is kept, and how to keep it for good. */
export function SignUpLine() {
  return (
    <p className="text-center text-13 text-ink-soft">
      {text.saveLead}{' '}
      <Link to="/register" className="tap">
        {text.register}
      </Link>{' '}
      {isChosen('preferences') ? text.savedHere : text.savedForVisit}
    </p>
  )
}
