import type { UseFormReturn } from 'react-hook-form'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { listModelPortfolios } from '../../../risk/contract.ts'
import { planLimits } from '../../contract.ts'
import { adjustMutualFund, showRoboQuote } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountLoader, type Detail } from '../account-loader.ts'
import { LevelChoice } from '../create/level-choice.tsx'
import { flowText } from '../flow-text.ts'
import { text } from '../text.ts'
import { useSavedForm } from '../use-saved-form.ts'
import { MoneyActs } from './money-acts.tsx'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { RebalanceCard } from './rebalance-card.tsx'
import { type AdjustValues, adjustFaults, adjustResolver, adjustValues, changesOf } from './show-adjust.ts'
import { TradesCard } from './trades-card.tsx'

const loadOne = accountLoader('/robo/adjust-plan')

/** The account whose plan is changed, and the portfolios of all levels. */
export async function loader(args: LoaderFunctionArgs) {
  const [loaded, portfolios] = await Promise.all([loadOne(args), call(listModelPortfolios, {})])
  return { loaded, portfolios }
}

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
  const { form, values } = useSavedForm(`adjust ${plan.id}`, () => adjustValues(plan, search), adjustResolver)
  const { id: accountId } = account
  const faults = adjustFaults(values)
  const changes = changesOf(values, plan)
  const isMove = 'level' in changes
  const quote = useReply(
    showRoboQuote,
    { query: { kind: 'level', accountId, level: `${values.level}` } },
    { isAsked: isMove },
  )
  const needsRead = isMove && portfolios.items.find(({ level }) => level === values.level)?.step === 'near'
  const offReason =
    faults.name ??
    faults.goal_amount ??
    faults.monthly ??
    (Object.keys(changes).length === 0
      ? words.nothing
      : needsRead && !values.read
        ? flowText.step.mustAcknowledge
        : isMove
          ? (quote.refusal?.message ?? (quote.reply ? null : moneyText.trades.wait))
          : null)
  const adjust = useFormAct({
    form,
    order: ['name', 'goal_amount', 'monthly'],
    staysOnPage: true,
    toInput: () => {
      const move = isMove && quote.reply
      return offReason === null
        ? {
            body: {
              accountId,
              ...changes,
              ...(needsRead && { is_level_acknowledged: values.read }),
              ...(move && { trade_on: move.trade_on, quote: move.quote }),
            },
          }
        : null
    },
    act: (send, input) => send(adjustMutualFund, input),
    onRefused: () => {
      if (isMove) void quote.refresh()
      return false
    },
  })
  if (adjust.done) return <OrderedCard title={isMove ? words.done : words.saved} moved={adjust.done.reply} />
  return (
    <form className="contents" noValidate onSubmit={adjust.onSubmit}>
      <RebalanceCard account={account} isAsked={search.get('what') === 'rebalance'} />
      <PlanBoxes form={form} horizon={values.horizon} />
      <LevelChoice
        portfolios={portfolios.items}
        level={values.level}
        sum={account.value > 0 ? account.value : plan.start_amount}
        isRead={values.read}
        onChange={(level, isAcknowledged) => {
          form.setValue('level', level)
          form.setValue('read', isAcknowledged)
        }}
      />
      {isMove ? <TradesCard quote={quote.reply} refusal={quote.refusal} /> : null}
      <MoneyActs accountId={accountId} label={words.save} offReason={offReason} sending={adjust} />
      <p>
        <Link to="/post/detail/two-tables-test" className="tap">
          {flowText.step.learn}
        </Link>
      </p>
    </form>
  )
}

type PlanBoxesProps = { form: UseFormReturn<AdjustValues, unknown, AdjustValues>; horizon: number }

function PlanBoxes({ form, horizon }: PlanBoxesProps) {
  const field = fieldsOf(form)
  return (
    <Card as="div" className="robo-step">
      <TextField {...field('name')} label={words.goalName} autoComplete="off" />
      <AmountField {...field('goal_amount')} label={words.goal} unit={text.baht} />
      <AmountField {...field('monthly')} label={words.monthly} unit={text.baht} />
      <SliderField
        label={words.horizon}
        unit={flowText.create.month}
        min={planLimits.horizonFrom}
        max={planLimits.horizonTo}
        step={1}
        value={horizon}
        onChange={(months) => form.setValue('horizon', months)}
      />
    </Card>
  )
}
