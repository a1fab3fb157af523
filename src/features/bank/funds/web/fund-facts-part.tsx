import { formatKoin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FundView } from '../contract.ts'
import { riskLevels, riskNames } from '../fund-rules.ts'
import { sayFee } from './show-fund-text.ts'
import { sheetRows } from './show-sheet.ts'
import { text } from './text.ts'

/** The eight levels, with the fund's own. */
export function RiskPart({ fund: { risk, facts } }: { fund: FundView }) {
  const level = risk as (typeof riskLevels)[number]
  return (
    <Card className="account-card" aria-labelledby="fund-risk">
      <h2 id="fund-risk" className="text-17">
        {text.risk.title}
      </h2>
      <p className="vh">{text.risk.label(risk)}</p>
      <ol className="risk-levels" aria-hidden>
        {riskLevels.map((one) => (
          <li key={one} data-on={one === risk ? '' : undefined}>
            {one}
          </li>
        ))}
      </ol>
      <p>
        <ThaiText>{riskNames[level]}</ThaiText>
      </p>
      {facts ? <p className="text-ink-soft">{text.risk.swing(sayShare(facts.usual_swing))}</p> : null}
      <p>
        <Link to="/post/detail/fund-risk-eight" className="tap">
          {text.risk.learn}
        </Link>
      </p>
    </Card>
  )
}

/** What ten years of fees come to, in baht. */
export function FeesPart({ fund }: { fund: FundView }) {
  const { fees_ten_years: ten, front_fee: front, yearly_fee: yearly } = fund
  const words = text.fees
  const rows = [
    { name: words.without, value: ten.end_without },
    { name: words.with, value: ten.end },
    { name: words.paid, value: ten.paid },
    { name: words.lost, value: ten.lost },
  ]
  return (
    <Card className="account-card" aria-labelledby="fund-fees">
      <h2 id="fund-fees" className="text-17">
        {words.title}
      </h2>
      <p>
        <ThaiText>
          {words.sentence(formatKoin(ten.amount), sayShare(ten.growth), formatKoin(ten.paid), formatKoin(ten.lost))}
        </ThaiText>
      </p>
      <ul className="fund-parts">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{text.baht(formatKoin(value))}</strong>
            <Bar part={value / ten.end_without} />
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">
        {words.front} {sayFee(front)} · {sayFee(yearly)} {words.yearly}
      </p>
    </Card>
  )
}

/** What is in the fund. */
export function FundPartsPart({ fund: { parts } }: { fund: FundView }) {
  return (
    <Card className="account-card" aria-labelledby="fund-inside">
      <h2 id="fund-inside" className="text-17">
        {text.sheet.parts}
      </h2>
      <ul className="fund-parts">
        {parts.map(({ name, share }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{sayShare(share)}</strong>
            <Bar part={share / 10_000} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The fund's sheet: questions and answers in plain Thai. */
export function SheetPart({ fund }: { fund: FundView }) {
  const words = text.sheet
  return (
    <Card className="account-card" aria-labelledby="fund-sheet">
      <h2 id="fund-sheet" className="text-17">
        {words.title}
      </h2>
      <dl className="terms-list">
        {sheetRows(fund).map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>
              <ThaiText>{row.text}</ThaiText>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/post/detail/fund-sheet-test" className="tap">
          {words.learn}
        </Link>
      </p>
    </Card>
  )
}
