import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { formatNumber } from '#lib/money.ts'
import { formatThaiMoment, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { checkMonth } from '../check-rules.ts'
import { listNavMonths, type NavMonth, showNavMonth } from '../contract.ts'
import { text } from './text.ts'

/** The months whose secret was promised or opened. */
export async function loader() {
  return call(listNavMonths, {})
}

type Found = NonNullable<Awaited<ReturnType<typeof checkMonth>>>

/** Anybody can make the prices of a past month again, in the own browser, and compare them with the published ones. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/bank/fund/check"
      isNarrow
      tag={<SimTag />}
      lead={<ThaiText>{text.description}</ThaiText>}
    >
      <Card aria-labelledby="check-how">
        <h2 id="check-how">{text.how}</h2>
        <ol className="grid list-decimal gap-2 ps-6">
          {text.steps.map((step) => (
            <li key={step}>
              <ThaiText>{step}</ThaiText>
            </li>
          ))}
        </ol>
      </Card>
      {items.length === 0 ? <p>{text.empty}</p> : <Check months={items} />}
      <YearNote />
    </PageFrame>
  )
}

function Check({ months }: { months: readonly NavMonth[] }) {
  const [chosen, setChosen] = useState((months.find(({ secret }) => secret !== null) ?? months[0]!).month)
  const [found, setFound] = useState<Found | null>(null)
  const month = months.find((one) => one.month === chosen) ?? months[0]!
  const check = useAct(
    async (send) => {
      // The market's arithmetic is loaded when somebody makes prices again.
      const [rules, published] = await Promise.all([
        import('../check-rules.ts'),
        send(showNavMonth, { query: { month: month.month } }),
      ])
      return rules.checkMonth(published)
    },
    { onDone: setFound },
  )
  return (
    <Card aria-label={text.months} className="grid gap-4">
      <PlainForm onSend={() => month.secret !== null && void check.run()}>
        <SelectField
          name="month"
          label={text.months}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value)
            setFound(null)
            check.forget()
          }}
          options={months.map((one) => ({
            value: one.month,
            label: `${formatThaiMonth(one.month)} · ${stateOf(one)}`,
          }))}
        />
        <dl className="grid gap-2">
          <div>
            <dt className="text-13 text-ink-soft">{text.promised}</dt>
            <dd>{sayPromised(month)}</dd>
          </div>
          <div>
            <dt className="text-13 text-ink-soft">{text.fingerprint}</dt>
            <dd className="break-all">{month.commitment}</dd>
          </div>
          <div>
            <dt className="text-13 text-ink-soft">{text.secret}</dt>
            <dd className="break-all">{month.secret ?? text.notOpen}</dd>
          </div>
        </dl>
        <Button type="submit" kind="line" isBusy={check.isBusy} offReason={month.secret === null ? text.notOpen : null}>
          {text.act(formatThaiMonth(month.month))}
        </Button>
      </PlainForm>
      <div role="status" className="grid gap-2">
        {found ? <Result found={found} isBefore={!month.is_late && !month.is_history} /> : null}
      </div>
      {check.fault ? (
        <Notice kind="warn" isAlert>
          {check.fault}
        </Notice>
      ) : null}
    </Card>
  )
}

function Result({ found, isBefore }: { found: Found; isBefore: boolean }) {
  const { isPromised, isRegime, isClock, checked, faults } = found
  const isSame = isPromised && isRegime && isClock
  return (
    <>
      <Notice kind={isSame ? 'info' : 'danger'}>{isSame ? (isBefore ? text.same : text.sameLate) : text.other}</Notice>
      <Notice kind={faults.length === 0 ? 'info' : 'danger'}>
        {faults.length === 0 ? text.equal(formatNumber(checked)) : text.unequal(formatNumber(faults.length))}
      </Notice>
    </>
  )
}

/** When the month was promised, without calling it 'before' where it was not. */
function sayPromised({ committed_at: at, is_history: isHistory, is_late: isLate }: NavMonth): string {
  if (isHistory) return text.promisedPast
  const moment = formatThaiMoment(new Date(at))
  return isLate ? text.promisedLate(moment) : moment
}

function stateOf({ is_history: isHistory, secret }: NavMonth): string {
  if (isHistory) return text.past
  return secret === null ? text.notOpen : text.open
}
