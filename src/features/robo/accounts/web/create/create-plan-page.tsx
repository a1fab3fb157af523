import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { showBankTerms } from '#features/bank/rates/contract.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listModelPortfolios } from '../../../risk/contract.ts'
import { getMutualFund, planLimits, type RoboDraft, saveRoboDraft } from '../../contract.ts'
import { flowText } from '../flow-text.ts'
import { sayBaht } from '../show-amount.ts'
import { type BankTime, sayGoalDay } from '../show-plan.ts'
import { text } from '../text.ts'
import { EstimateLine } from './estimate-line.tsx'
import { FitsNotice } from './fits-notice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { amountsOf, draftOf, type PlanValues, planResolver, planValues } from './plan-resolver.ts'

/** The interrupted plan, the assessment, and what the practice purse has (or will begin with). */
export async function loader() {
  const [mine, { assessment }, wallet, { clock, now }] = await Promise.all([
    call(getMutualFund, {}),
    call(listModelPortfolios, {}),
    call(showPracticeWallet, {}),
    call(showBankTerms, {}),
  ])
  return {
    draft: mine.draft,
    fits: mine.monthly_fits,
    income: wallet.monthly,
    assessment,
    have: wallet.is_open ? wallet.balance : wallet.start,
    bankTime: { clock, now },
  }
}

const words = flowText.create

/** The goal and its numbers; what is right so far is kept whenever a box is left. */
export function Component() {
  const { draft, assessment, have, fits, income, bankTime } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/robo/create-plan"
      isPrivate
      isNarrow
      back={
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{words.lead}</ThaiText>}
    >
      {assessment?.is_valid ? (
        <PlanForm draft={draft} level={assessment.level} have={have} fits={fits} income={income} bankTime={bankTime} />
      ) : (
        <Card as="div" className="robo-step">
          <p>{words.needs}</p>
          <LinkButton isWide to="/robo/assessment">
            {words.toAssessment}
          </LinkButton>
        </Card>
      )}
      <RiskWarning />
      <YearNote />
    </PageFrame>
  )
}

const order = ['name', 'goal_amount', 'start_amount', 'monthly', 'horizon'] as const

interface PlanFormProps {
  draft: RoboDraft | null
  /** The assessed level; another one may be chosen in the next step. */
  level: 1 | 2 | 3 | 4 | 5
  have: number
  /** What is left of the practice income of a bank month, and that income (hundredths of baht). */
  fits: number
  income: number
  bankTime: BankTime
}

function PlanForm({ draft, level, have, fits, income, bankTime }: PlanFormProps) {
  const navigate = useNavigate()
  const saved = useRef(draft?.plan ?? {})
  const form = useForm({
    resolver: planResolver(have),
    defaultValues: planValues(draft),
    mode: 'onBlur',
    shouldFocusError: false,
  })
  const sending = useFormAct({
    form,
    order,
    fieldOfPath: (path) => path.replace(/^plan\./, ''),
    act: (send, values) => send(saveRoboDraft, { body: { step: 'step-create', plan: draftOf(values, saved.current) } }),
    onDone: () => void navigate('/robo/create-plan/step-create'),
  })
  const values = form.watch()
  const state = useSaving(values, saved)
  const box = (name: 'name' | 'goal_amount' | 'start_amount' | 'monthly') => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
    autoComplete: 'off',
  })
  const baht = { unit: text.baht, inputMode: 'decimal' } as const
  return (
    <form className="robo-step plan-form" noValidate onSubmit={sending.onSubmit}>
      <FormProblems {...sending} />
      <EstimateLine
        values={values}
        level={level}
        onMonthly={(monthly) => form.setValue('monthly', monthly, { shouldValidate: true })}
      />
      <Card as="div" className="robo-step">
        <TextField {...box('name')} label={words.goalName} hint={words.goalNameHint} />
        <PictureChoice value={values.picture} onChange={(picture) => form.setValue('picture', picture)} />
        <TextField {...box('goal_amount')} {...baht} label={words.goal} />
        <SliderField
          label={words.horizon}
          unit={words.month}
          words={words.horizonHint}
          min={planLimits.horizonFrom}
          max={planLimits.horizonTo}
          step={1}
          value={values.horizon}
          onChange={(months) => form.setValue('horizon', months)}
        />
        <p className="text-13 text-ink-soft">{flowText.step.goalDay(sayGoalDay(bankTime, values.horizon))}</p>
        <TextField {...box('start_amount')} {...baht} label={words.start} hint={words.startHint(sayBaht(have))} />
        <TextField {...box('monthly')} {...baht} label={words.monthly} hint={words.monthlyHint} />
      </Card>
      <FitsNotice monthly={amountsOf(values).monthly.amount} fits={fits} income={income} />
      <p role="status" className="text-13 text-ink-soft">
        {words.keeping[state]}
      </p>
      <div className="way-on">
        <Button type="submit" isWide isBusy={sending.isBusy}>
          {words.next}
        </Button>
      </div>
    </form>
  )
}

/** Keeps what is right so far on the server, whenever the hand rests. */
function useSaving(values: PlanValues, saved: RefObject<RoboDraft['plan']>) {
  const { run, isBusy, done, fault } = useAct(saveRoboDraft)
  const typed = JSON.stringify(values)
  const settled = useSettled(typed)
  useEffect(() => {
    if (isBusy || settled !== typed) return
    const plan = draftOf(JSON.parse(settled) as PlanValues, saved.current)
    if (JSON.stringify(plan) === JSON.stringify(saved.current)) return
    saved.current = plan
    void run({ body: { step: 'create-plan', plan } })
  }, [settled, typed, isBusy, saved, run])
  if (isBusy || settled !== typed) return 'under_way'
  return fault ? 'failed' : done || Object.keys(saved.current).length > 0 ? 'done' : 'none'
}
