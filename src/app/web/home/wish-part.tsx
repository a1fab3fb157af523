import { premiumPath } from '#features/store/premiums/path-rules.ts'
import type { Wish } from '#features/store/wishes/contract.ts'
import { text as wishText } from '#features/store/wishes/web/text.ts'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Bar } from '#kit/web/basics/progress.tsx'
import { UploadedPicture } from '#kit/web/pictures/uploaded-picture.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { plainTitle } from '#lib/plain-title.ts'
import { text } from './own-text.ts'

/** The newest thing that a person saves for: how far, and in how many days at their own pace. No hurry, and no person. */
export function WishStrip({ wish }: { wish: Wish | null }) {
  if (!wish)
    return (
      <Link to="/store" className="goal-strip" data-w="3">
        <span className="goal-picture">
          <ArtFile file="things/shop.svg" />
        </span>
        <span>
          <b>{text.noWish}</b>
          <br />
          <span className="text-13 text-ink-soft">{text.noWishLine}</span>
        </span>
      </Link>
    )
  const { premium, missing, pace } = wish
  const price = premium.price
  return (
    <Link to={premiumPath(premium)} className="goal-strip" data-w="3">
      <span className="goal-picture">
        <UploadedPicture src={premium.image} alt="" width={72} height={72} sizes="4.5rem" />
      </span>
      <span>
        <span className="goal-top">
          <b>
            <ThaiText>{premium.title}</ThaiText>
          </b>
          <span className="text-13 text-ink-soft">
            {text.wishOf(formatKoin((price - missing) as Koin), formatKoin(price))}
          </span>
        </span>
        <span className="goal-bar" role="img" aria-label={text.wishBar(plainTitle(premium.title))}>
          <Bar part={price === 0 ? 1 : (price - missing) / price} />
        </span>
        <span className="text-13 text-ink-soft">
          {missing === 0 ? wishText.enough : pace.days === null ? wishText.noPace : wishText.days(pace.days)}
        </span>
      </span>
    </Link>
  )
}
