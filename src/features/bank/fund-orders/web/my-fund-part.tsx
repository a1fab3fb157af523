import { useState } from 'react'
import type { FundView } from '#features/bank/funds/contract.ts'
import { sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import type { PracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { text } from './text.ts'
import { TimingLines } from './timing-part.tsx'

const words = text.mine
const BuyDialog = lazyDialog(async () => (await import('./buy-fund-dialog.tsx')).BuyFundDialog)
const SellDialog = lazyDialog(async () => (await import('./sell-fund-dialog.tsx')).SellFundDialog)

type Props = { fund: FundView; wallet: PracticeWallet }

/** What the person has of a fund, and the orders. */
export function MyFundCard({ fund, wallet }: Props) {
  const [open, setOpen] = useState<'buy' | 'sell' | 'switch' | null>(null)
  const { mine, paused, pause_reason: reason, nav, timing } = fund
  const pausedWords = paused ? words.paused(reason ?? '') : null
  const noBuy = nav ? pausedWords : words.noNav
  const noFree = (mine?.units ?? 0) > 0 ? words.unitsWait : words.noUnits
  const noSell = paused === 'all' ? pausedWords : (mine?.free_units ?? 0) > 0 ? null : noFree
  const dialog = { fund, onClose: () => setOpen(null) }
  return (
    <Card className="account-card" aria-labelledby="my-fund">
      <h2 id="my-fund" className="text-17">
        {words.title}
      </h2>
      {mine && mine.units > 0 ? (
        <dl className="buy-sum">
          <dt>{words.value}</dt>
          <dd>
            <strong>{text.baht(formatKoin(mine.value))}</strong>
          </dd>
          <dt>{words.cost}</dt>
          <dd>{formatKoin(mine.cost)}</dd>
          <dt>{words.gain}</dt>
          <dd className={gainClass(mine.gain)}>{sayGain(mine.gain)}</dd>
          <dt>{words.units}</dt>
          <dd>{sayUnits(mine.units)}</dd>
        </dl>
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
      {nav ? <PricesPart nav={nav} /> : null}
      {mine && mine.open_orders > 0 ? (
        <p>
          <Link to="/bank/fund/orders" className="tap">
            {words.openOrders(mine.open_orders)}
          </Link>
        </p>
      ) : null}
      <p className="text-13 text-ink-soft">
        {words.wallet(formatKoin(wallet.is_open ? wallet.balance : wallet.start))}
      </p>
      <div className="button-pair">
        <div>
          <Button kind="line" isWide offReason={noSell} onClick={() => setOpen('sell')}>
            {words.sell}
          </Button>
        </div>
        <div>
          <Button kind="line" isWide offReason={noBuy} onClick={() => setOpen('buy')}>
            {words.buy}
          </Button>
        </div>
      </div>
      {noSell === null ? (
        <button type="button" className="link-button tap" onClick={() => setOpen('switch')}>
          {words.change}
        </button>
      ) : null}
      <TimingLines timing={timing} />
      <p>
        <Link to="/post/detail/nav-cut-off-chat" className="tap">
          {words.learn}
        </Link>
      </p>
      <BuyDialog isOpen={open === 'buy'} {...dialog} wallet={wallet} />
      <SellDialog isOpen={open === 'sell' || open === 'switch'} {...dialog} isSwitch={open === 'switch'} />
    </Card>
  )
}

/** What one unit costs and brings: offer and bid of the last day. */
function PricesPart({ nav }: { nav: NonNullable<FundView['nav']> }) {
  return (
    <>
      <p className="text-13 text-ink-soft">{words.prices(formatThaiDate(nav.day))}</p>
      <dl className="buy-sum">
        <dt>{words.offer}</dt>
        <dd>{sayNav(nav.offer)}</dd>
        <dt>{words.bid}</dt>
        <dd>{sayNav(nav.bid)}</dd>
      </dl>
    </>
  )
}
