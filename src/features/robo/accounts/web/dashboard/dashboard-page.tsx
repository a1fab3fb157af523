import { useLoaderData } from 'react-router'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { NewsPart } from '../../../news/web/news-part.tsx'
import { NoticesPart } from '../../../notices/web/notices-part.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { accountLoader, type Detail } from '../account-loader.ts'
import { AllocationCard } from '../allocation-card.tsx'
import { text } from '../text.ts'
import { AcceptedCard } from './accepted-card.tsx'
import { ActsCard } from './acts-card.tsx'
import { AutoRebalanceCard } from './auto-rebalance-card.tsx'
import { ChangedTarget } from './changed-target.tsx'
import { FoldPart } from './fold-part.tsx'
import { HoldingsCard } from './holdings-card.tsx'
import { LogCard } from './log-card.tsx'
import { OverTimeCard } from './over-time-card.tsx'
import { PlanHead } from './plan-head.tsx'
import { StatusCard } from './status-card.tsx'
import { ValueCard } from './value-card.tsx'

/** An account with its plan and its log. */
export const loader = accountLoader('/robo/dashboard')

const words = text.dashboard

/** A plan: how it stands in a sentence, its fan, what it is worth and made of, what happened, and what it tells. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      toPath={(id) => `/robo/dashboard/${id}`}
      isNarrow={loaded.kind !== 'account'}
    >
      {(detail) => <Dashboard key={detail.mutualFundAccountDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

function Dashboard({ detail }: { detail: Detail }) {
  const { mutualFundAccountDetail: account, mutualFundPlanDetail: plan, transactionLogs: logs } = detail
  const isRunning = account.state === 'open' || account.state === 'active'
  return (
    <>
      <PlanHead account={account} plan={plan} />
      <AfterAct />
      <Waiting detail={detail} />
      <div className="robo-board">
        {isRunning ? <StatusCard account={account} plan={plan} /> : <LogCard logs={logs} />}
        <div className="stack">
          {isRunning ? <ActsCard account={account} /> : null}
          {isRunning ? <ChangedTarget accountId={account.id} /> : null}
          <NoticesPart accountId={account.id} />
          <ValueCard account={account} />
          <HoldingsCard account={account} />
          <Card as="div" className="robo-folds">
            {isRunning ? <AllocationCard accountId={account.id} /> : null}
            {isRunning ? <AutoRebalanceCard accountId={account.id} /> : null}
            <AcceptedCard account={account} />
            <FoldPart id="robo-news" title={words.news}>
              <NewsPart />
            </FoldPart>
          </Card>
        </div>
        <div className="stack">
          {isRunning ? <LogCard logs={logs} /> : null}
          <OverTimeCard detail={detail} />
        </div>
      </div>
    </>
  )
}

/** What waits for the person, or for the bank. */
function Waiting({ detail: { mutualFundAccountDetail: account, mutualFundPlanDetail: plan } }: { detail: Detail }) {
  const { id, state, closed_at: closedAt } = account
  if (state === 'closed')
    return <Notice>{words.closed(closedAt ? formatThaiDate(bangkokDay(new Date(closedAt))) : '')}</Notice>
  if (state === 'closing') return <Notice>{words.closing}</Notice>
  return (
    <>
      {account.needs_day && plan.monthly > 0 ? (
        <Notice
          action={
            <LinkButton kind="line" size="small" to={`/robo/setFormatMonthDCA?accountId=${id}`}>
              {words.chooseDay}
            </LinkButton>
          }
        >
          {words.needsDay}
        </Notice>
      ) : null}
      {account.is_dca_paused ? <Notice>{words.dcaPaused}</Notice> : null}
    </>
  )
}
