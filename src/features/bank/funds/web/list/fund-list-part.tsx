import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { FundGroup } from '#art/fund-group-art.tsx'
import { groupBy } from '#lib/group-by.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { ListedFund } from '../../contract.ts'
import { text } from '../text.ts'
import { FundRow } from './fund-row.tsx'
import { listText } from './list-text.ts'
import { scaleOf } from './year-line.tsx'

const max = 3

type Props = {
  funds: readonly ListedFund[]
  /** Whether they are in the order of risk: then they stand in the groups of the eight levels. */
  isByRisk: boolean
}

/** The funds that were found, of which two or three can be chosen to compare. */
export function FundListPart({ funds, isByRisk }: Props) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const toggle = (code: string) =>
    setPicked(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code].slice(-max))
  const scale = scaleOf(funds)
  const rows = (some: readonly ListedFund[]) => (
    <ul className="fund-list">
      {some.map((fund) => (
        <FundRow
          key={fund.code}
          fund={fund}
          scale={scale}
          isPicked={picked.includes(fund.code)}
          onPick={() => toggle(fund.code)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {isByRisk ? (
        [...groupBy(funds, ({ risk }) => risk as FundGroup)].map(([level, some]) => (
          <Card as="section" isFlush key={level} className="fund-group" aria-labelledby={`fund-group-${level}`}>
            <GroupHead level={level} />
            {rows(some)}
          </Card>
        ))
      ) : (
        <Card as="div" isFlush className="fund-group">
          {rows(funds)}
        </Card>
      )}
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

function GroupHead({ level }: { level: FundGroup }) {
  const [name, sentence] = listText.groups[level]
  return (
    <div className="fund-group-head">
      <ArtFile file={`funds/${level}.svg`} />
      <div>
        <h3 id={`fund-group-${level}`} className="text-17">
          {listText.group(level)} · {name}
        </h3>
        <p className="text-13 text-ink-soft">
          <ThaiText>{sentence}</ThaiText>
        </p>
      </div>
    </div>
  )
}
