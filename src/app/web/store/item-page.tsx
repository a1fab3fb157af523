import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { PremiumFacts, PremiumPicture } from '#features/store/premiums/web/premium-card.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { BuyLogin } from './buy-login.tsx'
import type { loader } from './item-loader.ts'
import { text } from './text.ts'

const OwnPart = lazy(async () => ({ default: (await import('./own-part.tsx')).OwnPart }))

/** A premium: what it is, how many days it takes at the person's own pace, and the button that buys it. */
export function Component() {
  const premium = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  return (
    <article className="premium-page" data-tone="play" data-w="3" key={premium.id}>
      <PageHead title={premium.title} description={premium.summary} path={premiumPath(premium)} />
      <div className="premium-stage">
        <PremiumPicture src={premium.image} isLarge />
        {premium.gallery.length > 0 ? (
          <ul className="premium-gallery">
            {premium.gallery.map(({ src, alt }) => (
              <li key={src}>
                <PremiumPicture src={src} alt={alt} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="stack">
        <p className="text-13">
          <Link to="/store">{text.back}</Link>
        </p>
        <header>
          <h1>
            <ThaiText>{premium.title}</ThaiText>
          </h1>
          {premium.is_simulated ? (
            <p>
              <SampleTag />
            </p>
          ) : null}
          <p className="premium-price">
            <KoinAmount amount={premium.price} size="large" />
          </p>
          <p>{premium.summary}</p>
        </header>
        <PremiumFacts premium={premium} />
        <section className="premium-acts" aria-label={text.acts} data-tone="money">
          {isAuthenticated ? (
            <Suspense fallback={<p className="text-ink-soft">{text.loading}</p>}>
              <OwnPart premium={premium} />
            </Suspense>
          ) : (
            <BuyLogin />
          )}
        </section>
        {premium.description.split(/\n{2,}/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
