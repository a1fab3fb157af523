import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { gainClass, sayChange, sayShare } from '#ui/reading/change-text.ts'
import type { ListedFund } from '../../contract.ts'
import { RiskDots } from '../risk-dots.tsx'
import { text } from '../text.ts'
import { listText as words } from './list-text.ts'
import { hasDip, type scaleOf, YearLine } from './year-line.tsx'

type RowProps = {
  fund: ListedFund
  scale: ReturnType<typeof scaleOf>
  isPicked: boolean
  onPick: () => void
}

/** A fund in the list: its year as a line, its risk as dots, what the year gave, what 100 baht cost in it, and how far it once fell. */
export function FundRow({ fund, scale, isPicked, onPick }: RowProps) {
  const { code, name, risk, figures, paused, year } = fund
  const y1 = figures?.returns.y1 ?? null
  const [before, short] = name.startsWith(words.madeUpName)
    ? [words.madeUpName, name.slice(words.madeUpName.length)]
    : ['', name]
  return (
    <li className="fund-row">
      {year ? <YearLine year={year} scale={scale} /> : <span className="year-line" />}
      <div className="fund-row-text">
        <h4>
          <Link to={`/bank/fund/detail/${code}`} className="fund-row-link">
            {/* That all of them are made up is said once above the list. */}
            <span className="vh">{before}</span>
            {short}
          </Link>
        </h4>
        <p className="fund-row-facts">
          <RiskDots risk={risk} />
          <span>
            {words.year}{' '}
            <b className={y1 === null ? '' : gainClass(y1)}>{y1 === null ? text.row.young : sayChange(y1)}</b>
          </span>
        </p>
        <p className="fund-row-facts">
          <span>{words.fee(inBaht(formatKoin(practiceBaht(fund.yearly_fee))))}</span>
          <span>
            {year ? (hasDip(year) ? words.dip(`−${sayShare(year.dip?.fall ?? 0)}`) : words.noDip) : words.noYear}
          </span>
          {paused ? <Tag>{paused === 'buy' ? text.row.paused : text.row.pausedAll}</Tag> : null}
        </p>
      </div>
      <PlainForm>
        <CheckboxField
          className="fund-row-pick"
          label={
            <>
              <span aria-hidden>{text.row.pickShort}</span>
              <span className="vh">{text.row.pick(name)}</span>
            </>
          }
          checked={isPicked}
          onChange={onPick}
        />
      </PlainForm>
    </li>
  )
}
