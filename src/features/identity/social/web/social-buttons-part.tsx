import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { useSite } from '#lib/web/site.tsx'
import type { Provider } from '../social-rules.ts'
import { ProviderMark } from './provider-mark.tsx'
import { providerNames, socialText as text } from './social-text.ts'

interface SocialButtonsProps {
  /** The path to return to. */
  wanted: string | null
  label: (called: string) => string
  /** Above the form: most teenagers have LINE, and one press is less than a form. */
  isFirst?: boolean
}

/** The configured login methods besides e-mail. Plain links, not the router's: the server handles them. */
export function SocialButtons({ wanted, label, isFirst = false }: SocialButtonsProps) {
  const { signIn, env } = useSite()
  const offered = (['line', 'facebook'] as const).filter((one) => signIn[one])
  if (offered.length === 0) return null
  const local =
    signIn.isLocal && env === 'development' ? <p className="text-center text-13 text-ink-soft">{text.local}</p> : null
  const links = offered.map((provider) => (
    <ProviderLink key={provider} provider={provider} wanted={wanted} isShort={isFirst && offered.length > 1}>
      {label(providerNames[provider])}
    </ProviderLink>
  ))
  if (!isFirst)
    return (
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="text-center text-13 text-ink-soft">{text.or}</p>
        {links}
        {local}
      </div>
    )
  return (
    <div className="grid gap-2">
      <div className="social-pair">{links}</div>
      {local}
      <p className="social-or">{text.orEmail}</p>
    </div>
  )
}

interface ProviderLinkProps {
  provider: Provider
  wanted: string | null
  kind?: 'main' | 'line'
  /** Beside another one: the name alone is shown, and readers hear the whole label. */
  isShort?: boolean
  children: string
}

/** A link to the provider. */
export function ProviderLink({ provider, wanted, kind = 'line', isShort = false, children }: ProviderLinkProps) {
  return (
    <a
      href={withWantedPath(`/${provider}`, wanted)}
      className={`btn btn-${kind} btn-wide`}
      aria-label={isShort ? children : undefined}
    >
      {kind === 'line' ? <ProviderMark provider={provider} /> : null}
      {isShort ? providerNames[provider] : children}
    </a>
  )
}
