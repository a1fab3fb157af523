import { useState } from 'react'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { gainClass, sayChange, sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FundItem } from '../contract.ts'
import { fundClassNames } from '../fund-rules.ts'
import { sayFee, sayNav } from './show-fund-text.ts'
import { text } from './text.ts'

const max = 3

type Props = {
  funds: readonly FundItem[]
  /** Folds them by level of risk, the first one open: 22 funds are a page of eight lines. */
  isGrouped?: boolean
}

/** The funds that were found, of which two or three can be chosen to compare. */
export function FundListPart({ funds, isGrouped = false }: Props) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const toggle = (code: string) =>
    setPicked(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code].slice(-max))
  const listOf = (some: readonly FundItem[]) => (
    <ul className="fund-list">
      {some.map((fund) => (
        <FundRow
          key={fund.code}
          fund={fund}
          heading={isGrouped ? 'h4' : 'h3'}
          isPicked={picked.includes(fund.code)}
          onPick={() => toggle(fund.code)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {isGrouped
        ? [...Map.groupBy(funds, ({ risk }) => risk)].map(([risk, ofLevel], nth) => (
            <details key={risk} className="fund-level" open={nth === 0}>
              <summary>
                <h3 className="text-17">{text.search.levelOf(risk, ofLevel.length)}</h3>
                <span className="text-13 text-ink-soft">
                  {[...new Set(ofLevel.map((fund) => fundClassNames[fund.class]))].join(' · ')}
                </span>
              </summary>
              {listOf(ofLevel)}
            </details>
          ))
        : listOf(funds)}
      {picked.length > 0 ? (
        <div className="compare-bar">
          <p role="status">
            {text.compare.bar(picked.length)}
            {picked.length === 1 ? ` · ${text.compare.needTwo}` : ''}
          </p>
          {picked.length > 1 ? (
            <LinkButton kind="line" size="small" to={`/bank/fund/compare?codes=${picked.join(',')}`}>
              {text.compare.act}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

type RowProps = { fund: FundItem; heading: 'h3' | 'h4'; isPicked: boolean; onPick: () => void }

function FundRow({ fund, heading: Heading, isPicked, onPick }: RowProps) {
  const { code, name, risk, summary, nav, figures, paused, yearly_fee: fee } = fund
  const words = text.row
  return (
    <Card as="li" className="account-card fund-row">
      <div className="account-head">
        <Heading className="text-17">
          <Link to={`/bank/fund/detail/${code}`}>{name}</Link>
        </Heading>
        <span className="bank-links">
          <Tag>{words.level(risk)}</Tag>
          {paused ? <Tag>{paused === 'buy' ? words.paused : words.pausedAll}</Tag> : null}
        </span>
      </div>
      <p className="text-13 text-ink-soft">
        {code} · {fundClassNames[fund.class]}
      </p>
      <p>
        <ThaiText>{summary}</ThaiText>
      </p>
      <dl className="fund-facts">
        <div>
          <dt>{words.nav}</dt>
          <dd>{nav ? sayNav(nav.nav) : words.noNav}</dd>
        </div>
        <Return name={words.y1} rate={figures?.returns.y1 ?? null} />
        <Return name={words.y5} rate={figures?.returns.y5 ?? null} />
        <div>
          <dt>{words.deepest}</dt>
          <dd>{figures?.drawdown ? `−${sayShare(figures.drawdown.fall)}` : '–'}</dd>
        </div>
        <div>
          <dt>{words.fee}</dt>
          <dd>{sayFee(fee)}</dd>
        </div>
      </dl>
      <CheckboxField
        label={
          <>
            {words.pickShort} <span className="vh">{words.pick(name)}</span>
          </>
        }
        checked={isPicked}
        onChange={onPick}
      />
    </Card>
  )
}

function Return({ name, rate }: { name: string; rate: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={rate === null ? '' : gainClass(rate)}>{rate === null ? text.row.young : sayChange(rate)}</dd>
    </div>
  )
}
