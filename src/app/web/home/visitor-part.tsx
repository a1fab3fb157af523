import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LazyArt } from '#art/lazy-art.tsx'
import { CookieBanner } from '#features/consent/web/cookie-banner.tsx'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import type { GuestTrial } from '#features/quizzes/guest-trial/contract.ts'
import { LazyGuestTrial } from '#features/quizzes/guest-trial/web/lazy-guest-trial-card.tsx'
import { readStored, storageKeys } from '#lib/web/storage.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from './text.ts'

const AtOnce = lazy(async () => ({
  default: (await import('#features/quizzes/guest-trial/web/guest-trial-card.tsx')).GuestTrialCard,
}))

/** The world at the top of a visitor's home. */
export function VisitorYard() {
  return (
    <header className="world-head" data-w="1">
      <Scene near="near/visitor.svg" side="near/visitor-side.svg" label={text.monthSceneLabel} />
      <div className="world-head-in">
        <h1>
          <ThaiText>{text.heading}</ThaiText>
        </h1>
        <p>
          <ThaiText>{text.lead}</ThaiText>
        </p>
      </div>
    </header>
  )
}

/** A question to try at once, and what else is here. */
export function VisitorPart({ guestTrial, firstPost }: { guestTrial: GuestTrial; firstPost: PostItem | null }) {
  // With earlier answers it continues there, without a flash of the first question.
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => setBegun(readStored(storageKeys.guestAnswers) !== null), [])
  return (
    <div className="columns">
      <div className="world-over grid gap-3">
        {hasBegun ? (
          <Suspense fallback={<div className="taste-rest" />}>
            <AtOnce guestTrial={guestTrial} />
          </Suspense>
        ) : (
          <LazyGuestTrial guestTrial={guestTrial} />
        )}
        <p className="text-center text-13 text-ink-soft">{text.simulated}</p>
        <CookieBanner />
      </div>
      <Card aria-labelledby="inside">
        <h2 id="inside">{text.inside}</h2>
        <ul className="rows">
          {text.insideLines.map(({ art, w, to, name, line }) => (
            <li key={to} data-w={w}>
              <Link to={to} className="row-line">
                <span className="orb">
                  <LazyArt file={`things/${art}.svg`} />
                </span>
                <span>
                  <b>{name}</b>
                  <br />
                  <span className="text-13 text-ink-soft">{line}</span>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
        {firstPost && (
          <LinkButton kind="line" to={postPath(firstPost)} isWide>
            {text.firstPost}
          </LinkButton>
        )}
      </Card>
    </div>
  )
}
