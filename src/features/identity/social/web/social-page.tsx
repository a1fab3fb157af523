import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { socialFaults, socialPageText as text } from './social-page-text.ts'

const SocialFlow = lazy(async () => ({ default: (await import('./social-flow.tsx')).SocialFlow }))

/** The return address of a provider. The code that continues is loaded only when a token came back. */
export function Component() {
  const { pathname, key } = useLocation()
  const [isGoingOn, setGoingOn] = useState(false)
  // The identity is in the address's fragment, or in the memory of this tab; not after a fresh load.
  useEffect(() => setGoingOn(key !== 'default' || location.hash.startsWith('#token=')), [key])
  const called = pathname.startsWith('/line') ? 'LINE' : 'Facebook'
  const title = pathname.endsWith('/link') ? text.link(called) : text.start(called)
  const beginning = <Beginning called={called} title={title} />
  return (
    <>
      <PageHead title={title} description={text.description(called)} path={pathname} isPrivate />
      <Card as="div" tone="play" className="mx-auto flex min-h-[76svh] max-w-form flex-col gap-6 wide:min-h-0">
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
        {isGoingOn ? (
          <Suspense fallback={<SocialView spot="mail" title={text.opening} lead={text.openingLead} />}>
            <SocialFlow beginning={beginning} />
          </Suspense>
        ) : (
          beginning
        )}
      </Card>
    </>
  )
}

/** Without a returned identity: the error, and the link to the provider. Linking requires a login first. */
function Beginning({ called, title }: { called: 'LINE' | 'Facebook'; title: string }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { isAuthenticated } = useAuth()
  const { signIn } = useSite()
  const isLink = pathname.endsWith('/link')
  if (!(called === 'LINE' ? signIn.line : signIn.facebook))
    return (
      <SocialView spot="error" title={text.off(called)} lead={text.offLead}>
        <LoginLink isMain label={text.toLogin} />
      </SocialView>
    )
  if (isLink && !isAuthenticated)
    return (
      <SocialView spot="mail" title={title} lead={text.loginFirst(called)}>
        <LoginLink isMain to="/login?redirect=/line/link" label={text.login} />
      </SocialView>
    )
  const said = socialFaults[search.get('fault') as keyof typeof socialFaults]
  const start = isLink ? '/line?redirect=/line/link' : called === 'LINE' ? '/line' : '/facebook'
  return (
    <SocialView spot={said ? 'error' : 'mail'} title={said?.title ?? title} lead={said?.lead ?? text.startLead(called)}>
      <a href={start} className="btn btn-main btn-wide">
        {said ? text.again(called) : text.go(called)}
      </a>
      {isAuthenticated ? null : <LoginLink label={text.byEmail} />}
    </SocialView>
  )
}

function LoginLink({ label, to = '/login', isMain = false }: { label: string; to?: string; isMain?: boolean }) {
  return (
    <LinkButton to={to} kind={isMain ? 'main' : 'line'} isWide>
      {label}
    </LinkButton>
  )
}

interface SocialViewProps {
  spot: 'mail' | 'done' | 'offline' | 'error'
  title: string
  lead: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** Picture, event, next step: the same boxes in every state, so that nothing moves between states. */
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
