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
  return (
    <div className={`grid gap-3 border-line ${isFirst ? 'border-b pb-4' : 'border-t pt-4'}`}>
      {isFirst ? null : <p className="text-center text-13 text-ink-soft">{text.or}</p>}
      {offered.map((provider) => (
        <ProviderLink key={provider} provider={provider} wanted={wanted}>
          {label(providerNames[provider])}
        </ProviderLink>
      ))}
      {signIn.isLocal && env === 'development' ? (
        <p className="text-center text-13 text-ink-soft">{text.local}</p>
      ) : null}
      {isFirst ? <p className="text-center text-13 text-ink-soft">{text.orEmail}</p> : null}
    </div>
  )
}

interface ProviderLinkProps {
  provider: Provider
  wanted: string | null
  kind?: 'main' | 'line'
  children: string
}

/** A link to the provider. */
export function ProviderLink({ provider, wanted, kind = 'line', children }: ProviderLinkProps) {
  return (
    <a href={withWantedPath(`/${provider}`, wanted)} className={`btn btn-${kind} btn-wide`}>
      {kind === 'line' ? <ProviderMark provider={provider} /> : null}
      {children}
    </a>
  )
}
