import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { Button, LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SimTag } from '#kit/web/basics/tag.tsx'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import type { RoboLevel } from '../../risk/level-rules.ts'
import { openMutualFund, type PlanWanted, saveRoboDraft } from '../contract.ts'
import { showRoboQuote } from '../money-contract.ts'
import { FanCard } from './fan-card.tsx'
import { flowText } from './flow-text.ts'
import { LevelChoice } from './level-choice.tsx'
import { OwnPicture, uploadOf } from './own-picture.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PoliciesPart, policyKey } from './policies-accept.tsx'
import { PortfolioCard } from './portfolio-card.tsx'
import { sayBaht } from './show-amount.ts'
import type { loader } from './step-create-loader.ts'
import { text } from './text.ts'
import { TradesCard } from './trades-card.tsx'

const words = flowText.step

/** Portfolio, projection, first orders and agreements of a plan, and the button that opens it. */
export function Component() {
  const { plan, assessment, mayOpen, portfolios, policies } = useLoaderData<typeof loader>()
  const [level, setLevel] = useState((plan.level ?? assessment.level) as RoboLevel)
  const [isRead, setRead] = useState(plan.is_level_acknowledged ?? false)
  const [file, setFile] = useState<File>()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const keep = useAct(saveRoboDraft)
  const portfolio = portfolios.items.find((one) => one.level === level)
  const needsRead = portfolio?.step === 'near'
  const choose = (next: RoboLevel, isAcknowledged: boolean) => {
    setLevel(next)
    setRead(isAcknowledged)
    const body = { step: 'step-create' as const, plan: { ...plan, level: next, is_level_acknowledged: isAcknowledged } }
    void keep.run({ body })
  }
  const quote = useReply(showRoboQuote, { query: { kind: 'open', level: `${level}`, amount: plan.start_amount } })
  const open = useOpening(quote.refresh)
  const offReason = !mayOpen
    ? text.landing.full
    : needsRead && !isRead
      ? words.mustAcknowledge
      : policies.some((policy) => !accepted.includes(policyKey(policy)))
        ? words.mustAccept
        : null
  const press = () =>
    void open.run({
      file,
      plan: {
        ...plan,
        level,
        is_level_acknowledged: needsRead && isRead,
        dca_day: null,
        policies: policies.map(({ type, version }) => ({ type, version })),
        ...(quote.reply && { trade_on: quote.reply.trade_on }),
      },
    })
  return (
    <div className="stack" data-tone="money">
      <PageHead title={words.title} description={words.description} path="/robo/create-plan/step-create" isPrivate />
      <header>
        <p>
          <Link to="/robo">{text.back}</Link>
        </p>
        <h1>
          {words.title} <SimTag />
        </h1>
      </header>
      <div className="columns">
        <div className="stack">
          <PlanFacts plan={plan} />
          <LevelChoice
            portfolios={portfolios.items}
            level={level}
            isRead={isRead}
            onChange={(next, isAcknowledged) => choose(next, isAcknowledged)}
          />
          <FanCard
            title={words.projection}
            asked={{
              level,
              months: plan.horizon,
              goal: plan.goal_amount as never,
              start: plan.start_amount,
              monthly: plan.monthly,
            }}
          />
        </div>
        <div className="stack">
          {portfolio ? <PortfolioCard portfolio={portfolio} sources={portfolios.sources} /> : null}
          <TradesCard title={words.trades} quote={quote.reply} refusal={quote.refusal} />
          <OwnPicture file={file} onChange={setFile} />
          <PoliciesPart policies={policies} accepted={accepted} onChange={setAccepted} />
          <Card as="div" className="robo-step">
            <Button kind="line" isWide isBusy={open.isBusy} offReason={offReason} onClick={press}>
              {words.open(sayBaht(plan.start_amount))}
            </Button>
            <LinkButton kind="line" isWide to="/robo/create-plan">
              {words.back}
            </LinkButton>
            {open.fault ? (
              <Notice kind="warn" isAlert>
                {open.fault}
              </Notice>
            ) : null}
          </Card>
        </div>
      </div>
    </div>
  )
}

/** Words that say what was shown is no longer so: it is read anew, and the person decides again. */
const stale = ['robo_policy_changed', 'trade_day_changed', 'after_cut_off', 'bank_holiday']

/** Opens the account, then goes on to the day for instalments, or to the dashboard where there are none. */
function useOpening(onStale: () => unknown) {
  const navigate = useNavigate()
  return useAct(
    async (send, { plan, file }: { plan: PlanWanted; file: File | undefined }) => {
      const image = file && { image: await uploadOf(file) }
      return send(openMutualFund, { body: { plan: JSON.stringify(plan), ...image } })
    },
    {
      refresh: ['profile'],
      onRefused: ({ code }) => {
        if (stale.includes(code)) void Promise.all([refreshPage(), onStale()])
        return false
      },
      onDone: ({ account: { id } }, { plan }) =>
        void navigate(plan.monthly > 0 ? `/robo/setFormatMonthDCA?accountId=${id}` : `/robo/dashboard/${id}`),
    },
  )
}
