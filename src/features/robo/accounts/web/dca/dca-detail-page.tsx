import { useLoaderData } from 'react-router'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { showDca } from '../../dca-contract.ts'
import { adjustMutualFund } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountLoader } from '../account-loader.ts'
import { flowText } from '../flow-text.ts'
import { sayBaht, sayDcaDay } from '../show-amount.ts'
import { InstalmentTable } from './instalment-table.tsx'

/** The account whose instalments are shown. */
export const loader = accountLoader('/robo/dca-detail')

const words = flowText.detail

/** The instalments of a plan: paid, coming, skipped; and their pause. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      toPath={(id) => `/robo/dca-detail/${id}`}
    >
      {({ mutualFundAccountDetail: { id } }) => <Instalments key={id} accountId={id} />}
    </AccountFrame>
  )
}

function Instalments({ accountId }: { accountId: string }) {
  const { reply, refusal } = useReply(showDca, { query: { accountId } })
  if (!reply)
    return refusal ? (
      <Notice kind="warn">{refusal.message}</Notice>
    ) : (
      <Loading>
        <Skeleton lines={5} />
      </Loading>
    )
  const { past, coming } = reply
  return (
    <>
      <Summary dca={reply} />
      <Card className="account-card" aria-labelledby="dca-coming">
        <h2 id="dca-coming" className="text-17">
          {words.coming}
        </h2>
        {coming.length > 0 ? (
          <InstalmentTable
            caption={words.coming}
            rows={coming}
            hasState={coming.some((one) => one.state === 'short')}
          />
        ) : (
          <p className="text-ink-soft">{words.noComing}</p>
        )}
      </Card>
      <Card className="account-card" aria-labelledby="dca-past">
        <h2 id="dca-past" className="text-17">
          {words.past}
        </h2>
        {past.length > 0 ? (
          <InstalmentTable caption={words.past} rows={past} hasState />
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )}
      </Card>
      <p>
        <Link to="/post/detail/dca-group-chat" className="tap">
          {flowText.dca.learn}
        </Link>
      </p>
    </>
  )
}

function Summary({ dca }: { dca: Reply<typeof showDca> }) {
  const { accountId, day, amount, is_paused: isPaused, skips } = dca
  const turn = useAct(adjustMutualFund, { refresh: [showDca, 'page'] })
  const press = () => void turn.run({ body: { accountId, is_dca_paused: !isPaused } })
  return (
    <Card as="div" className="robo-step">
      <p>
        <strong>{words.summary(dca.paid_count, sayBaht(dca.paid_sum))}</strong>
        {dca.skipped_count > 0 ? ` · ${words.skipped(dca.skipped_count)}` : ''}
      </p>
      <p>{day === null ? words.notChosen : words.rule(sayBaht(amount), sayDcaDay(day))}</p>
      {isPaused ? <Notice>{words.paused}</Notice> : skips > 0 ? <Notice>{words.skips(skips)}</Notice> : null}
      <div className="button-pair robo-pair">
        <div>
          {day === null ? null : (
            <Button kind="line" isWide isBusy={turn.isBusy} onClick={press}>
              {isPaused ? words.resume : words.pause}
            </Button>
          )}
        </div>
        <div>
          <LinkButton kind="line" isWide to={`/robo/setFormatMonthDCA?accountId=${accountId}`}>
            {words.change}
          </LinkButton>
        </div>
      </div>
      {turn.fault ? (
        <Notice kind="warn" isAlert>
          {turn.fault}
        </Notice>
      ) : null}
    </Card>
  )
}
