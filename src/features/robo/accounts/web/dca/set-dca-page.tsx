import { useLoaderData, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { showDca } from '../../dca-contract.ts'
import { adjustMutualFund } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import { type Detail, queryLoader } from '../account-loader.ts'
import { flowText } from '../flow-text.ts'
import { boxOf, readPlanAmount, sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useSavedForm } from '../use-saved-form.ts'
import { InstalmentTable } from './instalment-table.tsx'

/** The account whose day for instalments is chosen. */
export const loader = queryLoader('/robo/setFormatMonthDCA')

const words = flowText.dca
const toPath = (id: string) => `/robo/setFormatMonthDCA?accountId=${id}`

/** The day and the amount of instalments, with the calendar of those that come. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      lead={words.lead}
      toPath={toPath}
      isNarrow
    >
      {(detail) => <DayForm key={detail.mutualFundAccountDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

const days = [...Array.from({ length: 28 }, (_, i) => i + 1), 0]
const Boxes = z.object({ dca_day: z.string(), monthly: z.string() })
const resolver = resolverFor(Boxes, {
  findFaults: ({ monthly }) => faultsAt({ monthly: readPlanAmount(monthly).fault }),
})
const options = days.map((day) => ({ value: String(day), label: day === 0 ? words.last : words.dayOption(day) }))

function DayForm({ detail: { mutualFundAccountDetail: account, mutualFundPlanDetail: plan } }: { detail: Detail }) {
  const navigate = useNavigate()
  const begin = () => ({ dca_day: `${plan.dca_day ?? 1}`, monthly: plan.monthly > 0 ? boxOf(plan.monthly) : '' })
  const { form, values } = useSavedForm(`dca ${plan.id}`, begin, resolver)
  const day = Number(values.dca_day)
  const { amount, fault } = readPlanAmount(values.monthly)
  const { reply, refusal } = useReply(
    showDca,
    { query: { accountId: account.id, day, ...(amount !== null && { amount }) } },
    { isAsked: amount !== null },
  )
  const save = useFormAct({
    form,
    order: ['dca_day', 'monthly'],
    toInput: () => (amount === null ? null : { body: { accountId: account.id, dca_day: day, monthly: amount } }),
    act: (send, input) => send(adjustMutualFund, input),
    onDone: () => void navigate(`/robo/dashboard/${account.id}`),
  })
  const field = fieldsOf(form)
  return (
    <form className="contents" noValidate onSubmit={save.onSubmit}>
      <Card as="div" className="robo-step">
        {plan.monthly === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
        <SelectField {...field('dca_day')} label={words.day} hint={words.dayHint} options={options} />
        <AmountField {...field('monthly')} label={words.amount} unit={text.baht} />
        <p className="text-13 text-ink-soft">{words.retry}</p>
      </Card>
      <Card className="account-card" aria-labelledby="dca-calendar">
        <h2 id="dca-calendar" className="text-17">
          {words.calendar}
        </h2>
        {reply ? (
          <>
            <InstalmentTable caption={words.calendar} rows={reply.coming} />
            <p className="text-13 text-ink-soft">
              {words.covered(sayBaht(reply.wallet), sayBaht(reply.purse_monthly))}
            </p>
          </>
        ) : refusal ? (
          <Notice kind="warn">{refusal.message}</Notice>
        ) : null}
      </Card>
      <div className="button-pair">
        <div>
          <LinkButton kind="line" isWide to={`/robo/dashboard/${account.id}`}>
            {words.later}
          </LinkButton>
        </div>
        <div>
          <Button type="submit" kind="line" isWide isBusy={save.isBusy} offReason={fault} onOffPress={save.showFaults}>
            {words.save}
          </Button>
        </div>
      </div>
      {save.fault ? (
        <Notice kind="warn" isAlert>
          {save.fault}
        </Notice>
      ) : null}
      <p>
        <Link to="/post/detail/dca-group-chat" className="tap">
          {words.learn}
        </Link>
      </p>
    </form>
  )
}
