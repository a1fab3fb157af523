import { useState } from 'react'
import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type SocialLinks, unlinkSocial } from '../contract.ts'
import type { Provider } from '../social-rules.ts'
import { ProviderMark } from './provider-mark.tsx'
import { providerNames, socialText as text } from './social-text.ts'

/** The start of the linking flow. */
const linkPaths: Record<Provider, string> = {
  line: '/line?redirect=/line/link',
  facebook: '/facebook?redirect=/profile/edit',
}

/**
 * The login methods besides e-mail: link another, or unlink one after a confirmation. Null when it could not be loaded.
 */
export function SocialPart({ links }: { links: SocialLinks | null }) {
  const { signIn } = useSite()
  const [asked, setAsked] = useState<Provider | null>(null)
  const { run, isBusy, input, done, refusal, forget } = useAct(unlinkSocial, { refresh: ['page'] })
  const unlinking = input?.body.provider
  const news = done && unlinking ? text.unlinked(providerNames[unlinking]) : null
  const fault = refusal && sentenceOfRefusal(refusal.problem)
  const linked = links?.items ?? []
  const shown = (['line', 'facebook'] as const).filter(
    (one) => signIn[one] || linked.some(({ provider }) => provider === one),
  )
  if (shown.length === 0) return null

  const unlink = (provider: Provider) => {
    setAsked(null)
    void run({ body: { provider } })
  }
  const reload = () => {
    forget()
    void refreshPage()
  }
  return (
    <Card aria-labelledby="links" className="grid gap-4">
      <h2 id="links">{text.linksTitle}</h2>
      <p className="text-ink-soft">{text.linksLead}</p>
      {links === null || fault ? <Failure sentence={fault ?? text.linksFailed} onRetry={reload} /> : null}
      {links ? (
        <ul className="grid gap-4">
          {shown.map((provider) => (
            <LinkRow
              key={provider}
              provider={provider}
              links={links}
              isBusy={isBusy && unlinking === provider}
              onUnlink={() => setAsked(provider)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
      </p>
      <Question provider={asked} onClose={() => setAsked(null)} onUnlink={unlink} />
    </Card>
  )
}

function Failure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const retry = (
    <Button kind="line" size="small" onClick={onRetry}>
      {text.retry}
    </Button>
  )
  return (
    <Notice kind="danger" isAlert action={retry}>
      {sentence}
    </Notice>
  )
}

interface LinkRowProps {
  provider: Provider
  links: SocialLinks
  isBusy: boolean
  onUnlink: () => void
}

function LinkRow({ provider, links: { items, has_password, closed_by }, isBusy, onUnlink }: LinkRowProps) {
  const called = providerNames[provider]
  const link = items.find((one) => one.provider === provider)
  const isLastWay = !has_password && items.length === 1
  const canLink = !link && closed_by === null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-4">
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold">
          <ProviderMark provider={provider} /> {link?.name ? `${called} · ${link.name}` : called}
        </p>
        <p className="text-13 text-ink-soft">
          {link ? (
            <>
              {text.since} <time dateTime={link.linked_at}>{formatThaiMoment(new Date(link.linked_at))}</time>
            </>
          ) : closed_by ? (
            text.closed[closed_by]
          ) : (
            text.none
          )}
        </p>
      </div>
      {link ? (
        <Button
          kind="line"
          size="small"
          data-js
          isBusy={isBusy}
          offReason={isLastWay ? text.lastWay : null}
          aria-label={text.unlinkOne(called)}
          onClick={onUnlink}
        >
          {text.unlink}
        </Button>
      ) : null}
      {canLink ? (
        <a href={linkPaths[provider]} className="btn btn-line btn-small">
          {text.doLink(called)}
        </a>
      ) : null}
    </li>
  )
}

interface QuestionProps {
  provider: Provider | null
  onClose: () => void
  onUnlink: (provider: Provider) => void
}

function Question({ provider, onClose, onUnlink }: QuestionProps) {
  const called = provider ? providerNames[provider] : ''
  const actions = (
    <>
      <Button kind="danger" onClick={() => provider && onUnlink(provider)}>
        {text.unlinkOne(called)}
      </Button>
      <Button kind="line" onClick={onClose}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={provider !== null} onClose={onClose} title={text.askUnlink(called)} actions={actions}>
      <p>{text.askUnlinkLead(called)}</p>
    </Dialog>
  )
}
