import { useLoaderData, useSearchParams } from 'react-router'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { planLimits } from '../../contract.ts'
import { adjustMutualFund, showRoboQuote } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { Detail } from '../account-loader.ts'
import { LevelChoice } from '../create/level-choice.tsx'
import { flowText } from '../flow-text.ts'
import { text } from '../text.ts'
import { useSaved } from '../use-saved.ts'
import type { loader } from './adjust-loader.ts'
import { MoneyActs } from './money-acts.tsx'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { RebalanceCard } from './rebalance-card.tsx'
import { type AdjustValues, adjustFaults, adjustValues, changesOf } from './show-adjust.ts'
import { TradesCard } from './trades-card.tsx'

const words = moneyText.adjust

/** Changes a plan: goal, instalments, level, or the weights back to the plan; trades are shown before one agrees. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      lead={words.lead}
      toPath={(id) => `/robo/adjust-plan/${id}`}
    >
      {(detail) => <AdjustForm key={detail.mutualFundPlanDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

function AdjustForm({ detail: { mutualFundAccountDetail: account, mutualFundPlanDetail: plan } }: { detail: Detail }) {
  const { portfolios } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const [values, setValues] = useSaved(`adjust ${plan.id}`, () => adjustValues(plan, search))
  const [isRead, setRead] = useSaved<boolean>(`adjust ${plan.id} read`, () => false)
  const { id: accountId } = account
  const faults = adjustFaults(values)
  const changes = changesOf(values, plan)
  const isMove = 'level' in changes
  const quote = useReply(
    showRoboQuote,
    { query: { kind: 'level', accountId, level: `${values.level}` } },
    { isAsked: isMove },
  )
  const adjust = useAct(adjustMutualFund, {
    onRefused: () => {
      if (isMove) void quote.refresh()
      return false
    },
  })
  if (adjust.done) return <OrderedCard title={isMove ? words.done : words.saved} moved={adjust.done.reply} />
  const needsRead = isMove && portfolios.items.find(({ level }) => level === values.level)?.step === 'near'
  const offReason =
    faults.name ??
    faults.goal ??
    faults.monthly ??
    (Object.keys(changes).length === 0
      ? words.nothing
      : needsRead && !isRead
        ? flowText.step.mustAcknowledge
        : isMove
          ? (quote.refusal?.message ?? (quote.reply ? null : moneyText.trades.wait))
          : null)
  const send = () => {
    const move = isMove && quote.reply
    void adjust.run({
      body: {
        accountId,
        ...changes,
        ...(needsRead && { is_level_acknowledged: isRead }),
        ...(move && { trade_on: move.trade_on, quote: move.quote }),
      },
    })
  }
  return (
    <>
      <RebalanceCard account={account} isAsked={search.get('what') === 'rebalance'} />
      <PlanBoxes values={values} faults={faults} onChange={setValues} />
      <LevelChoice
        portfolios={portfolios.items}
        level={values.level}
        sum={account.value > 0 ? account.value : plan.start_amount}
        isRead={isRead}
        onChange={(level, isAcknowledged) => {
          setValues({ ...values, level })
          setRead(isAcknowledged)
        }}
      />
      {isMove ? <TradesCard quote={quote.reply} refusal={quote.refusal} /> : null}
      <MoneyActs
        accountId={accountId}
        label={words.save}
        isBusy={adjust.isBusy}
        offReason={offReason}
        fault={adjust.fault}
        onAct={send}
      />
      <p>
        <Link to="/post/detail/two-tables-test">{flowText.step.learn}</Link>
      </p>
    </>
  )
}

interface BoxesProps {
  values: AdjustValues
  faults: ReturnType<typeof adjustFaults>
  onChange: (values: AdjustValues) => void
}

function PlanBoxes({ values, faults, onChange }: BoxesProps) {
  return (
    <Card as="div" className="robo-step">
      <TextField
        name="name"
        label={words.goalName}
        autoComplete="off"
        value={values.name}
        error={faults.name ?? undefined}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <AmountField
        name="goal_amount"
        label={words.goal}
        unit={text.baht}
        typed={values.goal}
        fault={faults.goal}
        onChange={(goal) => onChange({ ...values, goal })}
      />
      <AmountField
        name="monthly"
        label={words.monthly}
        unit={text.baht}
        typed={values.monthly}
        fault={faults.monthly}
        onChange={(monthly) => onChange({ ...values, monthly })}
      />
      <SliderField
        label={words.horizon}
        unit={flowText.create.month}
        min={planLimits.horizonFrom}
        max={planLimits.horizonTo}
        step={1}
        value={values.horizon}
        onChange={(horizon) => onChange({ ...values, horizon })}
      />
    </Card>
  )
}
