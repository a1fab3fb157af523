import { useLoaderData } from 'react-router'
import { BuyButton, BuyLogin } from '#features/store/orders/web/buy-card.tsx'
import { showPremium } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { PremiumFacts, PremiumPicture } from '#features/store/premiums/web/premium-card.tsx'
import { PaceRail } from '#features/store/wishes/web/pace-card.tsx'
import { WishButton } from '#features/store/wishes/web/wish-card.tsx'
import { Button } from '#kit/web/basics/button.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import type { loader } from './item-loader.ts'
import { text } from './text.ts'

/** A premium: what it is, how far it is at one's own pace, and the way to getting it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { reply: premium } = useReply(showPremium, { query: { id: loaded.id } }, { initial: loaded, isPersonal: true })
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
          <p className="premium-price">
            <KoinAmount amount={premium.price} size="large" />
          </p>
          <p>{premium.summary}</p>
        </header>
        <PremiumFacts premium={premium} />
        <section className="premium-acts" aria-label={text.acts} data-tone="money">
          <Own loaded={loaded} />
        </section>
        {premium.description.split(/\n{2,}/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}

/** The part that is different for everybody; a visitor's stands in the page from the start. */
function Own({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) {
  const own = useReply(showPremium, { query: { id: loaded.id } }, { initial: loaded, isPersonal: true })
  const { mine } = own.reply
  if (own.state === 'visitor') return <BuyLogin />
  if (own.state === 'failed')
    return (
      <Notice
        kind="warn"
        action={
          <Button kind="line" size="small" onClick={() => void own.refresh()}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Notice>
    )
  if (!mine) return <p className="text-ink-soft">{text.loading}</p>
  return (
    <>
      <PaceRail price={own.reply.price} missing={mine.missing} pace={mine.pace} />
      <BuyButton premium={own.reply} mine={mine} />
      <WishButton id={loaded.id} isWished={mine.is_wished} isMain={mine.missing > 0} />
    </>
  )
}
