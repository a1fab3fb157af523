import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { showPremium } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { PremiumFacts, PremiumPicture, StockLine } from '#features/store/premiums/web/premium-card.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { BuyLogin } from './buy-login.tsx'
import { text } from './text.ts'

/** A premium; another slug than its own is sent to its one address for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const premium = await call(showPremium, { query: { id: params.id } })
  if ((params.slug ?? '') !== premium.slug) throw redirect(premiumPath(premium), 301)
  return premium
}

const OwnPart = lazy(async () => ({ default: (await import('./own-part.tsx')).OwnPart }))

/** A premium: what it is, how many days it takes at the person's own pace, and the button that buys it, in sight without a scroll. */
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
      <div className="premium-head stack">
        <p className="text-13">
          <Link to="/store" className="tap">
            {text.back}
          </Link>
        </p>
        <header>
          <h1>
            <ThaiText>{premium.title}</ThaiText>
          </h1>
          <p className="premium-price">
            <KoinAmount amount={premium.price} size="large" />
            {premium.is_simulated ? <SampleTag /> : null}
          </p>
          <StockLine premium={premium} />
        </header>
        <section className="premium-acts" aria-label={text.acts} data-tone="money">
          {isAuthenticated ? (
            <Suspense fallback={<p className="text-ink-soft">{text.loading}</p>}>
              <OwnPart premium={premium} />
            </Suspense>
          ) : (
            <BuyLogin />
          )}
        </section>
      </div>
      <div className="premium-rest stack">
        <p>{premium.summary}</p>
        <PremiumFacts premium={premium} />
        {premium.description.split(/\n{2,}/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
