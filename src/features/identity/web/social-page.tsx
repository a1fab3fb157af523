import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import type { Provider } from '../social-rules.ts'
import { readPendingSocial, takeSocialToken } from './pending-social.ts'
import { ProviderLink } from './social-buttons.tsx'
import { providerNames, socialFaults, socialText as text } from './social-text.ts'
import { withWantedPath } from './use-wanted-path.ts'

const SocialFlow = lazy(async () => ({ default: (await import('./social-flow.tsx')).SocialFlow }))

/** Where a round trip to a provider comes back to. Only who brings somebody along loads what goes on from there. */
export function Component() {
  const { pathname } = useLocation()
  const provider = pathname.startsWith('/line') ? 'line' : 'facebook'
  const step = pathname.endsWith('/link') ? 'link' : 'id'
  const [search] = useSearchParams()
  const [found, setFound] = useState<boolean | null>(null)
  useEffect(() => {
    // Strict mode runs effects twice, and the second time the address holds nothing: it is in memory then.
    setFound((takeSocialToken(provider) ?? readPendingSocial(provider)) !== null)
  }, [provider])
  const called = providerNames[provider]
  const title = step === 'link' ? text.link(called) : text.start(called)
  return (
    <>
      <PageHead title={title} description={text.description(called)} path={pathname} isPrivate />
      <Card as="div" tone="play" className="mx-auto flex min-h-[76svh] max-w-form flex-col gap-6 wide:min-h-0">
        <noscript>
          <Notice kind="warn">{text.noScript}</Notice>
        </noscript>
        {found ? (
          <Suspense fallback={<SocialView spot="mail" title={text.opening} lead={text.openingLead} />}>
            <SocialFlow provider={provider} step={step} />
          </Suspense>
        ) : (
          <Beginning provider={provider} step={step} title={title} fault={search.get('fault')} />
        )}
      </Card>
    </>
  )
}

interface BeginningProps {
  provider: Provider
  step: 'id' | 'link'
  title: string
  /** What the last round trip ended with. */
  fault: string | null
}

/** Nobody was brought along: what went wrong, and the way to the provider. Whoever links logs in first. */
function Beginning({ provider, step, title, fault }: BeginningProps) {
  const { isAuthenticated } = useAuth()
  const { signIn } = useSite()
  const called = providerNames[provider]
  if (!signIn[provider])
    return (
      <SocialView spot="error" title={text.off(called)} lead={text.offLead}>
        <LinkButton to="/login" isWide>
          {text.toLogin}
        </LinkButton>
      </SocialView>
    )
  if (step === 'link' && !isAuthenticated)
    return (
      <SocialView spot="mail" title={title} lead={text.loginFirst(called)}>
        <LinkButton to={withWantedPath('/login', '/line/link')} isWide>
          {text.login}
        </LinkButton>
      </SocialView>
    )
  const said = socialFaults[fault as keyof typeof socialFaults]
  return (
    <SocialView spot={said ? 'error' : 'mail'} title={said?.title ?? title} lead={said?.lead ?? text.startLead(called)}>
      <ProviderLink provider={provider} wanted={step === 'link' ? '/line/link' : null} kind="main">
        {said ? text.again(called) : text.go(called)}
      </ProviderLink>
      {isAuthenticated ? null : (
        <LinkButton to="/login" kind="line" isWide>
          {text.byEmail}
        </LinkButton>
      )}
    </SocialView>
  )
}

interface SocialViewProps {
  spot: 'mail' | 'done' | 'offline' | 'error'
  title: string
  lead: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** Picture, what is so, what to do: the same boxes in every state, so that nothing jumps from one to the next. */
export function SocialView({ spot, title, lead, children }: SocialViewProps) {
  return (
    <div className="flex flex-1 flex-col gap-6">
      <div role="status" className="grid flex-1 content-center justify-items-center gap-3 py-6 text-center">
        <ArtFile file={`spots/${spot}.svg`} className="w-40" />
        <h1>{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <div className="grid gap-3">{children}</div>
    </div>
  )
}
