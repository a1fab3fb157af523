import { useLoaderData } from 'react-router'
import { StatusView } from '#features/identity/forms/web/status-view.tsx'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import type { Refusal } from '#lib/errors.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { loader } from './account-link-loader.ts'
import { accountLinkText, linkText } from './account-link-text.ts'

type Step = { is: 'asking' | 'busy' | 'done' | 'failed' } | { is: 'refused'; why: string }

/**
 * The target of links in mails about the account. Nothing happens before the button is pressed, because mail scanners
 * open links too.
 */
export function Component() {
  const { act } = useLoaderData<typeof loader>()
  const text = accountLinkText[act]
  const token = useLinkToken()
  const { run, isBusy, done, refusal } = useAct(async (send, token: string) => {
    // The code that uses the link is loaded only on the press.
    const { spendAccountLink } = await import('./pending-account-link.ts')
    await spendAccountLink(send, act, token)
  })
  const step: Step = isBusy
    ? { is: 'busy' }
    : done
      ? { is: 'done' }
      : refusal
        ? stepOf(refusal, text.dead)
        : { is: 'asking' }
  const shown: Step = token === null && step.is === 'asking' ? { is: 'refused', why: text.dead } : step
  return (
    <>
      <PageHead title={text.title} description={linkText.description} path={`/account/${act}`} isPrivate />
      <Card as="div" tone="play" className="mx-auto flex min-h-[76svh] max-w-form flex-col wide:min-h-0">
        <noscript>
          <Notice kind="warn">{linkText.noScript}</Notice>
        </noscript>
        <LinkView step={shown} text={text} onUse={() => token && void run(token)} />
      </Card>
    </>
  )
}

/** A link that is dead or was cut in two (422) will never work; what failed otherwise may work later. */
function stepOf({ status, message }: Refusal, dead: string): Step {
  if (status === 410 || status === 422) return { is: 'refused', why: dead }
  return status === 409 ? { is: 'refused', why: message } : { is: 'failed' }
}

interface LinkViewProps {
  step: Step
  text: (typeof accountLinkText)[keyof typeof accountLinkText]
  onUse: () => void
}

function LinkView({ step, text, onUse }: LinkViewProps) {
  const home = (
    <LinkButton to="/" isWide>
      {linkText.home}
    </LinkButton>
  )
  if (step.is === 'done')
    return (
      <StatusView spot="done" title={text.done} actions={home}>
        <p className="text-ink-soft">{text.doneLead}</p>
      </StatusView>
    )
  if (step.is === 'refused')
    return (
      <StatusView spot="mail" title={linkText.dead} actions={home}>
        <p className="text-ink-soft">{step.why}</p>
      </StatusView>
    )
  const isFailed = step.is === 'failed'
  const button = (
    <Button isWide isBusy={step.is === 'busy'} data-js onClick={onUse}>
      {isFailed ? linkText.retry : text.act}
    </Button>
  )
  return (
    <StatusView spot={isFailed ? 'offline' : 'mail'} title={isFailed ? linkText.failed : text.title} actions={button}>
      <p className="text-ink-soft">{isFailed ? linkText.failedLead : text.lead}</p>
    </StatusView>
  )
}
