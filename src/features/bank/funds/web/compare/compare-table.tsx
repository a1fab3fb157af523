import type { Reply } from '#lib/contract.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { gainClass, sayChange, sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type Compared, type Difference, endsOf, lineOf, sortDifferences } from '../../compare-rules.ts'
import type { compareFunds } from '../../contract.ts'
import { assumedGrowth } from '../../teach-rules.ts'
import { listText } from '../list/list-text.ts'
import { YearLine } from '../list/year-line.tsx'
import { RiskDots } from '../risk-dots.tsx'
import { sayFall } from '../say-fall.ts'
import { text } from '../text.ts'
import { compareText as words } from './compare-text.ts'

type Reading = Reply<typeof compareFunds>
type Fund = Reading['funds'][number]

/** A fund's name without the words that all of them begin with. */
export const shortName = (name: string) =>
  name.startsWith(listText.madeUpName) ? name.slice(listText.madeUpName.length) : name

/** Of 10,000.00 baht, in hundredths: a hundredth of it is basis points. */
const tenYearsOf = ({ fees_paid, fees_lost }: Fund) => Math.round((fees_paid + fees_lost) / 100)

function toCompared(fund: Fund): Compared {
  const { name, risk, change, figures, yearly_fee, front_fee } = fund
  const fall = figures?.drawdown?.fall ?? 0
  return {
    name: shortName(name),
    risk,
    change,
    fall,
    yearlyFee: yearly_fee,
    frontFee: front_fee,
    tenYears: tenYearsOf(fund),
  }
}

/** A fund's value in a row: falls and changes in percent, fees in baht of 100. */
function say(of: Difference, value: number): string {
  if (of === 'change') return sayChange(value)
  if (of === 'fall') return sayFall(value)
  return value === 0 ? words.noFee : words.fee(formatKoin(practiceBaht(value)))
}

/** One sentence: in what the chosen funds differ by most of 100 baht. */
export function MostPart({ compared }: { compared: Reading }) {
  const funds = compared.funds.map(toCompared)
  const [most] = sortDifferences(funds).apart
  const [high, low] = endsOf(funds, most ?? 'change')
  return (
    <p className="compare-most text-17">
      <ThaiText save={funds.map(({ name }) => name)}>
        {most ? words.most[most](high.name, say(most, high[most]), low.name, say(most, low[most])) : words.alike}
      </ThaiText>
    </p>
  )
}

/** The funds side by side: the line of each on one scale, then what sets them apart, widest first. */
export function CompareTable({ compared }: { compared: Reading }) {
  const { funds, points } = compared
  const read = funds.map(toCompared)
  const { apart, same } = sortDifferences(read)
  const lines = funds.map((_, nth) => lineOf(points.map(({ growth }) => growth[nth] ?? practiceBaht(0))))
  const all = lines.flatMap(({ growth }) => growth)
  const scale = { low: Math.min(100_000, ...all), high: Math.max(100_000, ...all) }
  return (
    <Card as="div">
      <table className="compare-table" data-count={funds.length}>
        <caption className="text-13 text-ink-soft">
          <span className="vh">{words.table}. </span>
          <ThaiText>{words.line}</ThaiText>
        </caption>
        <thead>
          <tr>
            {funds.map(({ code, name }, nth) => (
              <th key={code} scope="col">
                <YearLine year={lines[nth]!} scale={scale} />
                <Link to={`/bank/fund/detail/${code}`} className="tap">
                  <ThaiText>{shortName(name)}</ThaiText>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <HeadRow count={funds.length} isSame={read.every(({ risk }) => risk === read[0]!.risk)}>
            {words.risk}
          </HeadRow>
          <tr>
            {read.map(({ name, risk }) => (
              <td key={name} data-label={name}>
                {text.row.level(risk)}
                <RiskDots risk={risk} />
              </td>
            ))}
          </tr>
        </tbody>
        {[...apart, ...same].map((of) => (
          <tbody key={of}>
            <HeadRow count={funds.length} isSame={same.includes(of)}>
              {words.rows[of](sayShare(assumedGrowth))}
            </HeadRow>
            <tr>
              {read.map((fund) => (
                <td key={fund.name} data-label={fund.name} className={of === 'change' ? gainClass(fund.change) : ''}>
                  {say(of, fund[of])}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Card>
  )
}

function HeadRow({ count, isSame, children }: { count: number; isSame: boolean; children: string }) {
  return (
    <tr>
      <th colSpan={count} scope="rowgroup">
        <ThaiText>{children}</ThaiText>
        {isSame ? ` · ${words.same}` : ''}
      </th>
    </tr>
  )
}
