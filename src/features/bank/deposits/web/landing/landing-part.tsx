import { formatKoin, inKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../../clock/web/year-note.tsx'
import type { BankTerms } from '../../../rates/contract.ts'
import { sayPercent, sayRate } from '../percent-text.ts'
import { protectionText } from '../protection-text.ts'
import { landingText as text } from './landing-text.ts'

/** What the simulated bank is, for a visitor: the rates in force, what one can try, and how to begin. */
export function Landing({ terms }: { terms: BankTerms }) {
  return (
    <div className="world-in columns bank-visitor">
      <div className="stack">
        <Begin />
        <What />
        <Rates terms={terms} />
      </div>
      <div className="stack">
        <Tries terms={terms} />
        <Truths />
        <Protection />
        <YearNote />
      </div>
    </div>
  )
}

function Begin() {
  return (
    <div className="grid gap-3">
      <LinkButton isWide to="/register?redirect=/bank">
        {text.join}
      </LinkButton>
      <LinkButton isWide kind="line" to="/login?redirect=/bank">
        {text.login}
      </LinkButton>
    </div>
  )
}

function What() {
  return (
    <Card aria-labelledby="bank-what">
      <h2 id="bank-what" className="mb-3">
        {text.what}
      </h2>
      <div className="grid gap-3">
        {text.whatLines.map((line) => (
          <p key={line}>
            <ThaiText>{line}</ThaiText>
          </p>
        ))}
      </div>
    </Card>
  )
}

function Rates({ terms: { rates, fixed, thaweesup, tax, upcoming } }: { terms: BankTerms }) {
  const rows = [
    { name: text.savings, rate: rates.savings },
    ...fixed.terms.map((months) => ({ name: text.fixed(months), rate: rates.fixed[`${months}`] })),
    { name: text.thaweesup(thaweesup.months), rate: rates.thaweesup },
  ]
  return (
    <Card aria-labelledby="bank-rates">
      <h2 id="bank-rates" className="mb-3">
        {text.rates} <SimTag />
      </h2>
      <DataTable
        caption={text.rates}
        isCompact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: text.product, cell: ({ name }) => name },
          { key: 'rate', label: text.perYear, isNumber: true, cell: ({ rate }) => sayRate(rate) },
        ]}
      />
      {upcoming.map(({ key, rate, starts_on }) => (
        <p key={key + starts_on} className="mt-3">
          {text.upcoming(nameOf(key), sayRate(rate), formatThaiDate(starts_on))}
        </p>
      ))}
      <p className="mt-3 text-13 text-ink-soft">
        <ThaiText>{text.ratesNote(sayPercent(tax))}</ThaiText>
      </p>
    </Card>
  )
}

/** The name of a rate's key, such as `fixed-12`. */
function nameOf(key: string): string {
  if (key === 'savings') return text.savings
  const months = /^fixed-(\d+)$/.exec(key)?.[1]
  return months ? text.fixed(Number(months)) : text.extra
}

function Tries({ terms: { fixed, thaweesup } }: { terms: BankTerms }) {
  const list = text.tryList(inKoin(formatKoin(fixed.min)), inKoin(formatKoin(thaweesup.min)))
  return (
    <Card aria-labelledby="bank-tries">
      <h2 id="bank-tries" className="mb-3">
        {text.tries}
      </h2>
      <ul className="grid gap-4">
        {list.map(({ title, text: line }) => (
          <li key={title}>
            <h3 className="text-17">{title}</h3>
            <p className="text-ink-soft">
              <ThaiText>{line}</ThaiText>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the law protects of real deposits, in the classes that a visitor's first frame has. */
function Protection() {
  return (
    <Card aria-labelledby="bank-protection">
      <h2 id="bank-protection" className="mb-3">
        {protectionText.title}
      </h2>
      <ul className="grid gap-3">
        {[...protectionText.lines, protectionText.note].map((line) => (
          <li key={line}>
            <ThaiText>{line}</ThaiText>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/post/detail/deposit-types" className="tap">
          {protectionText.learn}
        </Link>
      </p>
    </Card>
  )
}

function Truths() {
  return (
    <>
      <Card aria-labelledby="bank-truths">
        <h2 id="bank-truths" className="mb-3">
          {text.truths}
        </h2>
        <ul className="grid gap-3">
          {text.truthList.map((line) => (
            <li key={line}>
              <ThaiText>{line}</ThaiText>
            </li>
          ))}
        </ul>
      </Card>
      <nav aria-label={text.also}>
        <h2 className="text-17">{text.also}</h2>
        <ul className="grid gap-1">
          {text.ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="tap">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
