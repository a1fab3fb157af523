import { useLoaderData, useNavigate } from 'react-router'
import { useAct } from '#lib/web/data/use-act.ts'
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
import type { Detail } from '../account-loader.ts'
import { flowText } from '../flow-text.ts'
import { boxOf, readAmount, sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useSaved } from '../use-saved.ts'
import { InstalmentTable } from './instalment-table.tsx'
import type { loader } from './set-dca-loader.ts'

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
const options = days.map((day) => ({ value: String(day), label: day === 0 ? words.last : words.dayOption(day) }))

function DayForm({ detail: { mutualFundAccountDetail: account, mutualFundPlanDetail: plan } }: { detail: Detail }) {
  const navigate = useNavigate()
  const [day, setDay] = useSaved(`dca day ${plan.id}`, () => plan.dca_day ?? 1)
  const [typed, setTyped] = useSaved(`dca ${plan.id}`, () => (plan.monthly > 0 ? boxOf(plan.monthly) : ''))
  const { amount, fault } = readAmount(typed)
  const { reply, refusal } = useReply(
    showDca,
    { query: { accountId: account.id, day, ...(amount !== null && { amount }) } },
    { isAsked: amount !== null },
  )
  const save = useAct(adjustMutualFund, { onDone: () => void navigate(`/robo/dashboard/${account.id}`) })
  const press = () => {
    if (amount !== null) void save.run({ body: { accountId: account.id, dca_day: day, monthly: amount } })
  }
  return (
    <>
      <Card as="div" className="robo-step">
        {plan.monthly === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
        <SelectField
          name="dca_day"
          label={words.day}
          hint={words.dayHint}
          options={options}
          value={String(day)}
          onChange={({ target }) => setDay(Number(target.value))}
        />
        <AmountField
          name="monthly"
          label={words.amount}
          unit={text.baht}
          typed={typed}
          fault={fault}
          onChange={setTyped}
        />
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
          <Button kind="line" isWide isBusy={save.isBusy} offReason={fault} onClick={press}>
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
        <Link to="/post/detail/dca-group-chat">{words.learn}</Link>
      </p>
    </>
  )
}
