import { useLocation } from 'react-router'
import { LinkButton } from '#ui/basics/button.tsx'
import { text } from './text.ts'

/** What a visitor can do about a premium. */
export function BuyLogin() {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{text.visitor}</p>
      <LinkButton to={`/login?${new URLSearchParams({ redirect: pathname })}`} isWide>
        {text.login}
      </LinkButton>
    </div>
  )
}
