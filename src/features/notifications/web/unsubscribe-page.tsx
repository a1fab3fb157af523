import { useEffect, useRef, useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice as Sentence } from '#ui/basics/notice.tsx'
import { unsubscribe } from '../notice-contract.ts'
import { noticeGroups, optionalMailGroups } from '../notices.ts'
import { text } from './text.ts'

const words = text.unsubscribe

/**
 * The target of a mail's unsubscribe link. Opening it changes nothing: only the button, or the mail program's one-click
 * unsubscribe, does.
 */
export function Component() {
  const token = useToken()
  const { run, done: ended, fault, isBusy } = useAct(unsubscribe)
  const done = ended?.reply.group ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  const name = groupNameOf(done ?? token)
  const broken = token === null ? words.broken : null
  return (
    <Card className="mx-auto grid w-full max-w-form justify-items-center gap-4 text-center" data-tone="play">
      <PageHead title={words.title} description={words.description} path="/unsubscribe" isPrivate />
      <div className="empty-spot">
        <ArtFile file="spots/mail.svg" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {done ? words.done : words.title}
      </h1>
      {(fault ?? broken) ? (
        <Sentence kind="warn" isAlert>
          {fault ?? broken}
        </Sentence>
      ) : (
        <p>{done ? words.doneFor(name) : name ? words.askFor(name) : words.ask}</p>
      )}
      {done || broken ? (
        <LinkButton kind="line" to="/notifications/choices">
          {words.toChoices}
        </LinkButton>
      ) : (
        <Button data-js isBusy={isBusy} onClick={() => void run({ query: { token: token ?? '' } })}>
          {words.act}
        </Button>
      )}
    </Card>
  )
}

/** The token of the address: undefined during hydration, null without one. It stays in the address, for a reload. */
function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(new URL(location.href).searchParams.get('token')), [])
  return token
}

/** The prefix of a token is the mail group. */
function groupNameOf(token: string | null | undefined): string {
  const group = optionalMailGroups.find((known) => token?.split('.')[0] === known)
  return group ? noticeGroups[group].name : ''
}
