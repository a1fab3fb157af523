import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { text } from '../text.ts'

const words = text.buy

/** What is in the wallet, what a purchase takes and what is left, before anything is paid. */
export function Cost({ have, cost }: { have: Koin; cost: Koin }) {
  return (
    <dl className="buy-sum">
      <dt>{words.have}</dt>
      <dd>{formatKoin(have)} koin</dd>
      <dt>{words.use}</dt>
      <dd>−{formatKoin(cost)} koin</dd>
      <dt>{words.left}</dt>
      <dd>
        <strong>{formatKoin(koin(have - cost))} koin</strong>
      </dd>
    </dl>
  )
}
