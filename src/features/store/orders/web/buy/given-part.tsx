import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { Bar } from '#ui/basics/progress.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { PremiumView } from '../../../premiums/contract.ts'
import { PremiumPicture } from '../../../premiums/web/premium-card.tsx'
import type { OrderView } from '../../contract.ts'
import { text } from '../text.ts'

const words = text.buy

type GivenProps = {
  order: OrderView
  premium: PremiumView
  /** What everybody had given to it before. */
  before: Koin
}

/** After a gift: what was given and to whom, in a quiet scene, and the sum of everybody once the books tell the new one. */
export function Given({ order, premium, before }: GivenProps) {
  const { charity, is_simulated: isSimulated } = premium
  return (
    <>
      <div className="given-scene" data-w="1">
        <Scene near="near/ground-1.svg" />
        <ArtFile file="mascots/hello.svg" className="given-kla" />
        <PremiumPicture src={order.image} />
      </div>
      <p role="status" className="font-medium">
        <ThaiText>{words.given(order.name, order.quantity)}</ThaiText>
      </p>
      {charity ? (
        <p className="text-ink-soft">
          <ThaiText>{words.givenTo(charity.partner)}</ThaiText> {isSimulated ? <SampleTag /> : null}
        </p>
      ) : null}
      <dl className="buy-sum">
        <dt>{words.givenMine}</dt>
        <dd>{formatKoin(order.paid)} koin</dd>
        {charity && charity.given >= before + order.paid ? (
          <>
            <dt>{words.givenAll}</dt>
            <dd>
              <strong>{formatKoin(charity.given)} koin</strong>
            </dd>
            {charity.aim === null ? null : (
              <>
                <dt>{words.givenAim}</dt>
                <dd>{formatKoin(charity.aim)} koin</dd>
                <dd className="given-bar" aria-hidden>
                  <Bar part={charity.given / charity.aim} />
                </dd>
              </>
            )}
          </>
        ) : null}
      </dl>
      <p className="text-13 text-ink-soft">{text.number(order.number)}</p>
    </>
  )
}
