import { useState } from 'react'
import { type NavigateFunction, useLoaderData, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { Reply } from '#lib/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import type { PracticeBaht } from '#lib/money.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { fieldId } from '#ui/fields/field-id.ts'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import type { RoboLevel } from '../../../risk/level-rules.ts'
import { openMutualFund, type PlanWanted, saveRoboDraft } from '../../contract.ts'
import { showRoboQuote } from '../../money-contract.ts'
import { FanCard } from '../fan-card.tsx'
import { flowText } from '../flow-text.ts'
import { GoalImage } from '../goal-image.tsx'
import { OwnPicture, uploadOf } from '../own-picture.tsx'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { TradesCard } from '../trade/trades-card.tsx'
import { useSavedForm } from '../use-saved-form.ts'
import { FitsNotice } from './fits-notice.tsx'
import { LevelChoice } from './level-choice.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PoliciesPart, policyField, policyKey } from './policies-accept.tsx'
import { PortfolioCard } from './portfolio-card.tsx'
import type { loader } from './step-create-loader.ts'
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
    <PageFrame
      title={words.title}
      description={words.description}
      path="/robo/create-plan/step-create"
      isPrivate
      back={
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      }
      tag={<SimTag />}
    >
      <div className="columns">
        <div className="stack">
          <PlanFacts plan={plan} bankTime={bankTime} />
          <FitsNotice monthly={plan.monthly} fits={fits} income={income} />
          <PlainForm>
            <LevelChoice
              portfolios={portfolios.items}
              level={level}
              sum={plan.start_amount}
              isRead={choices.isRead}
              onChange={choices.chooseLevel}
            />
          </PlainForm>
          <FanCard
            title={words.projection}
            asked={{ ...asked, start: plan.start_amount, monthly: plan.monthly }}
            picture={<GoalImage account={{ image: null, picture: plan.picture }} />}
          />
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
    </PageFrame>
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

const Boxes = z.object({ accepted: z.array(z.string()) })

/** An own picture, the agreements, and opening the plan; both ways out are of one kind and size. */
function OpenPart({ choices: { level, isRead, needsRead }, tradeOn, onStale }: OpenProps) {
  const { plan, mayOpen, policies } = useLoaderData<typeof loader>()
  const { file, choose } = useSavedPicture()
  const missingOf = (accepted: readonly string[]) => policies.find((policy) => !accepted.includes(policyKey(policy)))
  const { form, values } = useSavedForm(
    'accepted',
    (): z.infer<typeof Boxes> => ({ accepted: [] }),
    resolverFor(Boxes, {
      findFaults: ({ accepted }) => faultsAt({ accepted: missingOf(accepted) ? words.mustAccept : null }),
    }),
  )
  const missing = missingOf(values.accepted)
  const isUnread = needsRead && !isRead
  const offReason = !mayOpen ? text.landing.full : isUnread ? words.mustAcknowledge : missing ? words.mustAccept : null
  const wanted = {
    ...plan,
    level,
    is_level_acknowledged: needsRead && isRead,
    dca_day: null,
    policies: policies.map(({ type, version }) => ({ type, version })),
    ...(tradeOn !== undefined && { trade_on: tradeOn }),
  }
  const navigate = useNavigate()
  const open = useFormAct({
    ...openingBy(navigate, onStale),
    form,
    order: ['accepted'],
    idOf: () => fieldId(missing ? policyField(missing) : 'accepted'),
    toInput: () => (offReason === null ? { file, plan: wanted } : null),
  })
  return (
    <form className="contents" noValidate onSubmit={open.onSubmit}>
      <OwnPicture file={file} onChange={choose} />
      <PoliciesPart
        policies={policies}
        accepted={values.accepted}
        error={form.formState.errors.accepted?.message}
        onChange={(accepted) => form.setValue('accepted', accepted, { shouldValidate: form.formState.isSubmitted })}
      />
      <Card as="div" className="robo-step">
        <Button
          type="submit"
          kind="line"
          isWide
          isBusy={open.isBusy}
          offReason={offReason}
          onOffPress={open.showFaults}
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
    </form>
  )
}

/** Words that say what was shown is no longer so: it is read anew, and the person decides again. */
const stale = ['robo_policy_changed', 'trade_day_changed']

type Opening = { plan: PlanWanted; file: File | null }

/** How an account is opened; then the day for instalments is chosen, or the dashboard shown where there are none. */
function openingBy(navigate: NavigateFunction, onStale: () => unknown) {
  return {
    act: async (send: Send, { plan, file }: Opening) => {
      const image = file ? { image: await uploadOf(file) } : {}
      return send(openMutualFund, { body: { plan: JSON.stringify(plan), ...image } })
    },
    refresh: ['profile'] as const,
    onRefused: ({ code }: Refusal) => {
      if (stale.includes(code)) void Promise.all([refreshPage(), onStale()])
      return false
    },
    onDone: ({ account: { id } }: Reply<typeof openMutualFund>, { plan }: Opening) =>
      void navigate(plan.monthly > 0 ? `/robo/setFormatMonthDCA?accountId=${id}` : `/robo/dashboard/${id}`),
  }
}
