import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { premiumPath } from '../../premiums/path-rules.ts'
import { PremiumPicture, StockLine } from '../../premiums/web/premium-card.tsx'
import { listWishes, removeWish, type Wish } from '../contract.ts'
import { PaceRail } from './pace-rail.tsx'
import { text } from './text.ts'

/** What the person saves for. */
export async function loader() {
  return call(listWishes, {})
}

/** What the person saves for, newest first. */
export function Component() {
  const { reply } = useReply(listWishes, {}, { initial: useLoaderData<typeof loader>() })
  return (
    <PageFrame title={text.title} description={text.description} path="/store/wishes" isPrivate lead={text.lead}>
      {reply.items.length > 0 ? (
        <ul className="thing-list">
          {reply.items.map((wish) => (
            <WishItem key={wish.premium.id} wish={wish} />
          ))}
        </ul>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-things.svg" />}
          action={
            <LinkButton to="/store" kind="main">
              {text.toStore}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
    </PageFrame>
  )
}

function WishItem({ wish: { premium, missing, pace } }: { wish: Wish }) {
  const remove = useAct(removeWish, { refresh: [listWishes] })
  return (
    <Card as="li" isFlush className="thing-row wish-item">
      <PremiumPicture src={premium.image} />
      <div className="wish-item-text">
        <h2 className="text-17">
          <Link to={premiumPath(premium)}>{premium.title}</Link>
        </h2>
        {premium.is_simulated ? (
          <p>
            <SampleTag />
          </p>
        ) : null}
        <StockLine premium={premium} />
        <KoinAmount amount={premium.price} size="small" />
      </div>
      <div className="wish-item-pace">
        <PaceRail price={premium.price} missing={missing} pace={pace} sale={premium} heading="h3" />
        {remove.fault ? (
          <Notice kind="warn" isAlert>
            {remove.fault}
          </Notice>
        ) : null}
        <Button
          kind="quiet"
          size="small"
          isBusy={remove.isBusy}
          aria-label={text.removeOf(premium.title)}
          onClick={() => void remove.run({ query: { id: premium.id } })}
        >
          {text.remove}
        </Button>
      </div>
    </Card>
  )
}
