import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import type { PracticeBaht } from '#lib/money.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import type { RoboLevel } from '../../risk/level-rules.ts'
import { openMutualFund, type PlanWanted, saveRoboDraft } from '../contract.ts'
import { showRoboQuote } from '../money-contract.ts'
import { FanCard } from './fan-card.tsx'
import { FitsNotice } from './fits-notice.tsx'
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
import { useSaved } from './use-saved.ts'
import { useSavedPicture } from './use-saved-picture.ts'

const words = flowText.step

/** Portfolio, projection, first orders and agreements of a plan, and the button that opens it. */
export function Component() {
  const { plan, fits, income, portfolios, bankTime } = useLoaderData<typeof loader>()
  const choices = useChoices()
  const { level, portfolio } = choices
  const quote = useReply(showRoboQuote, { query: { kind: 'open', level: `${level}`, amount: plan.start_amount } })
  const asked = { level, months: plan.horizon, goal: plan.goal_amount as PracticeBaht }
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
          <PlanFacts plan={plan} bankTime={bankTime} />
          <FitsNotice monthly={plan.monthly} fits={fits} income={income} />
          <LevelChoice
            portfolios={portfolios.items}
            level={level}
            sum={plan.start_amount}
            isRead={choices.isRead}
            onChange={choices.chooseLevel}
          />
          <FanCard title={words.projection} asked={{ ...asked, start: plan.start_amount, monthly: plan.monthly }} />
        </div>
        <div className="stack">
          {portfolio ? (
            <PortfolioCard portfolio={portfolio} sum={plan.start_amount} sources={portfolios.sources} />
          ) : null}
          <TradesCard title={words.trades} quote={quote.reply} refusal={quote.refusal} />
          <OpenPart choices={choices} tradeOn={quote.reply?.trade_on} onStale={quote.refresh} />
        </div>
      </div>
      <RiskWarning />
      <YearNote />
    </div>
  )
}

type Choices = ReturnType<typeof useChoices>

/** What is chosen on this page; the level is kept with the draft. */
function useChoices() {
  const { plan, assessment, portfolios } = useLoaderData<typeof loader>()
  const [level, setLevel] = useState(plan.level ?? assessment.level)
  const [isRead, setRead] = useState(plan.is_level_acknowledged ?? false)
  const save = useAct(saveRoboDraft)
  const portfolio = portfolios.items.find((one) => one.level === level)
  return {
    level,
    isRead,
    portfolio,
    /** A level beside the assessed one: its warning is to be acknowledged. */
    needsRead: portfolio?.step === 'near',
    chooseLevel: (next: RoboLevel, isAcknowledged: boolean) => {
      setLevel(next)
      setRead(isAcknowledged)
      const chosen = { ...plan, level: next, is_level_acknowledged: isAcknowledged }
      void save.run({ body: { step: 'step-create', plan: chosen } })
    },
  }
}

interface OpenProps {
  choices: Choices
  /** The day whose prices were shown. */
  tradeOn: string | undefined
  /** What was shown is no longer so. */
  onStale: () => unknown
}

/** An own picture, the agreements, and opening the plan; both ways out are of one kind and size. */
function OpenPart({ choices: { level, isRead, needsRead }, tradeOn, onStale }: OpenProps) {
  const { plan, mayOpen, policies } = useLoaderData<typeof loader>()
  const { file, choose } = useSavedPicture()
  const [accepted, setAccepted] = useSaved<readonly string[]>('accepted', () => [])
  const open = useOpening(onStale)
  const isUnread = needsRead && !isRead
  const isUnaccepted = policies.some((policy) => !accepted.includes(policyKey(policy)))
  const offReason = !mayOpen
    ? text.landing.full
    : isUnread
      ? words.mustAcknowledge
      : isUnaccepted
        ? words.mustAccept
        : null
  const wanted = {
    ...plan,
    level,
    is_level_acknowledged: needsRead && isRead,
    dca_day: null,
    policies: policies.map(({ type, version }) => ({ type, version })),
    ...(tradeOn !== undefined && { trade_on: tradeOn }),
  }
  return (
    <>
      <OwnPicture file={file} onChange={choose} />
      <PoliciesPart policies={policies} accepted={accepted} onChange={setAccepted} />
      <Card as="div" className="robo-step">
        <Button
          kind="line"
          isWide
          isBusy={open.isBusy}
          offReason={offReason}
          onClick={() => void open.run({ file, plan: wanted })}
        >
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
    </>
  )
}

/** Words that say what was shown is no longer so: it is read anew, and the person decides again. */
const stale = ['robo_policy_changed', 'trade_day_changed']

/** Opens the account, then goes on to the day for instalments, or to the dashboard where there are none. */
function useOpening(onStale: () => unknown) {
  const navigate = useNavigate()
  return useAct(
    async (send, { plan, file }: { plan: PlanWanted; file: File | null }) => {
      const image = file ? { image: await uploadOf(file) } : {}
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
