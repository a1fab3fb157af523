import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import type { Provider } from '../social-rules.ts'
import { beginSocialSignUp, findPendingSocial, type PendingSocial } from './pending-social.ts'
import { ProviderLink } from './social-buttons-part.tsx'
import { SocialView } from './social-page.tsx'
import { socialPageText as pageText } from './social-page-text.ts'
import { providerNames, socialText as text } from './social-text.ts'
import { useSocial } from './use-social.ts'

/** Where linking continues after a login. */
const linkPaths: Record<Provider, string> = { line: '/line/link', facebook: '/facebook/id' }

/** The flow after the return from a provider; without a returned identity the start of the page. */
export function SocialFlow({ beginning }: { beginning: ReactNode }) {
  const { pathname } = useLocation()
  // Read before it is cleared: the last view still needs it.
  const [pending] = useState(() => findPendingSocial(pathname.startsWith('/line') ? 'line' : 'facebook'))
  return pending ? <Flow pending={pending} isLink={pathname.endsWith('/link')} /> : beginning
}

function Flow({ pending, isLink }: { pending: PendingSocial; isLink: boolean }) {
  const { step, refusal, isBusy, picture, logIn, link } = useSocial({ pending, isLink })
  const { provider } = pending
  const called = providerNames[provider]
  // Linking from its own page continues to the list of links.
  const goesOn = pending.wanted !== null && !pending.wanted.startsWith('/line')
  if (step === 'entering') return <SocialView spot="mail" title={pageText.opening} lead={pageText.openingLead} />
  if (step === 'choosing') return <Choice pending={pending} />
  if (step === 'visitor')
    return (
      <SocialView spot="mail" title={pageText.link(called)} lead={pageText.loginFirst(called)}>
        <LoginToLink provider={provider} isMain />
      </SocialView>
    )
  if (step === 'linked')
    return (
      <SocialView
        spot="done"
        title={text.linked(called)}
        lead={
          <>
            {text.linkedLead(called)}
            {picture ? (
              <span className="block">{picture === 'taken' ? text.tookPicture : text.noPicture(called)}</span>
            ) : null}
          </>
        }
      >
        <LinkButton to={goesOn ? pending.wanted! : '/profile/edit'} isWide>
          {goesOn ? text.goOn : text.toSettings}
        </LinkButton>
      </SocialView>
    )
  const sentence = refusal ? sentenceOfRefusal(refusal.problem) : ''
  if (step === 'refused')
    return (
      <SocialView
        spot={refusal && refusal.status >= 429 ? 'offline' : 'error'}
        title={text.failedTitle}
        lead={sentence}
      >
        {refusal && refusal.status >= 429 ? (
          <Button isWide onClick={() => void logIn()}>
            {text.retry}
          </Button>
        ) : (
          <ProviderLink provider={provider} wanted={pending.wanted} kind="main">
            {pageText.again(called)}
          </ProviderLink>
        )}
        <LinkButton to={withWantedPath('/login', pending.wanted)} kind="line" isWide>
          {pageText.byEmail}
        </LinkButton>
      </SocialView>
    )
  return (
    <Asking pending={pending} sentence={sentence} isBusy={isBusy} onLink={(takesPicture) => void link(takesPicture)} />
  )
}

/** The identity has no account yet: create one, or link an existing one. Both need a confirmation. */
function Choice({ pending }: { pending: PendingSocial }) {
  const navigate = useNavigate()
  const { provider, name, wanted } = pending
  const called = providerNames[provider]
  function signUp() {
    beginSocialSignUp(pending)
    void navigate(withWantedPath('/register/profile', wanted))
  }
  return (
    <SocialView spot="done" title={name ? text.hello(name) : text.helloNobody(called)} lead={text.notLinked(called)}>
      <Button isWide onClick={signUp}>
        {text.newHere}
      </Button>
      <LoginToLink provider={provider} />
      <p className="text-center text-13 text-ink-soft">{text.hasAccountHint}</p>
    </SocialView>
  )
}

function LoginToLink({ provider, isMain = false }: { provider: Provider; isMain?: boolean }) {
  return (
    <LinkButton to={withWantedPath('/login', linkPaths[provider])} kind={isMain ? 'main' : 'line'} isWide>
      {isMain ? pageText.login : text.hasAccount}
    </LinkButton>
  )
}

interface AskingProps {
  pending: PendingSocial
  /** The error of the last attempt. */
  sentence: string
  isBusy: boolean
  onLink: (takesPicture: boolean) => void
}

function Asking({ pending, sentence, isBusy, onLink }: AskingProps) {
  const { currentUser } = useAuth()
  const [takesPicture, setTakesPicture] = useState(false)
  const called = providerNames[pending.provider]
  return (
    <SocialView
      spot="mail"
      title={pageText.link(called)}
      lead={text.ask(called, pending.name, currentUser?.display_name ?? '')}
    >
      {sentence ? (
        <Notice kind="danger" isAlert>
          {sentence}
        </Notice>
      ) : null}
      <PlainForm onSend={() => onLink(takesPicture)}>
        {pending.hasPicture ? (
          <CheckboxField
            label={text.takePicture(called)}
            checked={takesPicture}
            onChange={(event) => setTakesPicture(event.target.checked)}
          />
        ) : null}
        <Button type="submit" isWide isBusy={isBusy}>
          {text.doLink(called)}
        </Button>
      </PlainForm>
      <LinkButton to="/profile/edit" kind="line" isWide>
        {text.dontLink}
      </LinkButton>
    </SocialView>
  )
}
