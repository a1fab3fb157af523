import { formatKoin, formatNumber } from '#lib/money.ts'
import { bangkokDay, formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { PaysNot, PremiumItem, PremiumView } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import { text } from './text.ts'

type Props = { premium: PremiumItem; heading?: 'h2' | 'h3'; isLarge?: boolean }

/** A premium in a list: the thing in its use, what there is of it, and its price. */
export function PremiumCard({ premium, heading: Heading = 'h2', isLarge = false }: Props) {
  return (
    <Card as="li" isFlush tone="play" className={`link-card premium-card${isLarge ? ' premium-card-large' : ''}`}>
      <PremiumPicture src={premium.image} isLarge={isLarge} />
      <div className="premium-card-text">
        <Heading className="link-card-title">
          <Link to={premiumPath(premium)} className="link-card-link">
            <ThaiText>{premium.title}</ThaiText>
          </Link>
        </Heading>
        {premium.is_simulated ? (
          <p>
            <SampleTag />
          </p>
        ) : null}
        <StockLine premium={premium} />
        <p className="mt-auto">
          <KoinAmount amount={premium.price} hasUnit={false} />
        </p>
      </div>
    </Card>
  )
}

/** The picture of a premium; decorative, since its name stands beside it. */
export function PremiumPicture({ src, isLarge = false, alt = '' }: { src: string; isLarge?: boolean; alt?: string }) {
  return (
    <span className="premium-picture">
      <UploadedPicture
        src={src}
        alt={alt}
        width={360}
        height={240}
        sizes={isLarge ? '(min-width: 951px) 50vw, 100vw' : '(min-width: 951px) 25vw, 50vw'}
      />
    </span>
  )
}

/** What there is of it, or why there is none now. */
export function StockLine({ premium }: { premium: Pick<PremiumItem, 'state' | 'left' | 'on_sale_from'> }) {
  return <p className="text-13 text-ink-soft">{text.stockOf(premium)}</p>
}

/** What holds for everybody beside price and stock: limit, window, what a voucher opens, what was given. */
export function PremiumFacts({ premium }: { premium: PremiumView }) {
  const { charity, voucher, per_person: limit } = premium
  return (
    <div className="premium-facts">
      {limit === null ? null : <p>{text.limit(limit)}</p>}
      {premium.state !== 'over' && premium.on_sale_until ? (
        <p>{text.closes(formatThaiMoment(new Date(premium.on_sale_until)))}</p>
      ) : null}
      {voucher ? (
        <p>{voucher.opens === 'event' ? text.voucher.event : text.voucher.hangman(voucher.words ?? 0)}</p>
      ) : null}
      {charity ? (
        <>
          <p>{text.charity.partner(charity.partner)}</p>
          <p>
            {text.charity.given} <strong>{formatKoin(charity.given)} koin</strong>{' '}
            {text.charity.gifts(formatNumber(charity.gifts))}
            {charity.aim === null ? '' : ` ${text.charity.ofAim(formatKoin(charity.aim))}`}
          </p>
          {charity.reports.map((report) => (
            <p key={report.id}>
              {formatThaiDate(bangkokDay(new Date(report.made_at)))} {report.text}
            </p>
          ))}
        </>
      ) : null}
    </div>
  )
}

/** Why an account may not pay, or not have things sent, and what to do about it. */
export function PaysNotLine({ why, isOfAddress = false }: { why: PaysNot; isOfAddress?: boolean }) {
  const way = text.paysNotWays[why]
  return (
    <Notice
      action={
        way && (
          <Link to="/profile/consents" className="tap">
            {way}
          </Link>
        )
      }
    >
      {isOfAddress ? text.addressNot[why] : text.paysNot[why]}
    </Notice>
  )
}
