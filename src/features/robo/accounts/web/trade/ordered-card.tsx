import { useEffect, useRef } from 'react'
import type { Reply } from '#lib/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { buyMutualFund, RoboTrade } from '../../money-contract.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { moneyText } from './money-text.ts'

const words = moneyText.trades

interface OrderedProps {
  title: string
  moved: Reply<typeof buyMutualFund>
}

/** Says calmly what was ordered: an order is not celebrated. */
export function OrderedCard({ title, moved: { account, trades, later } }: OrderedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="robo-step" aria-labelledby="ordered">
      <h2 ref={heading} id="ordered" tabIndex={-1} className="text-20">
        {title}
      </h2>
      <ul className="sentences">
        {trades.map((trade) => (
          <li key={`${trade.kind} ${trade.code} ${trade.to}`}>
            {sayTrade(trade)} {sayBaht(trade.amount)}
          </li>
        ))}
      </ul>
      {later ? <p>{later.words}</p> : null}
      <LinkButton kind="line" isWide to={`/robo/dashboard/${account.id}`}>
        {text.toPlan}
      </LinkButton>
    </Card>
  )
}

/** A trade in words: 'ซื้อ …', 'ขาย …', 'สับเปลี่ยน … ไป …'. */
export function sayTrade({ kind, name, to_name: to }: RoboTrade): string {
  return kind === 'switch' ? words.switch(name, to ?? '') : words[kind](name)
}
