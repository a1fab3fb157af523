import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { Koin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Tag } from '#ui/basics/tag.tsx'

interface DepositCardProps {
  /** The id of the heading, which names the card. */
  id: string
  name: string
  heading: 'h1' | 'h2'
  tag: string
  amount: Koin
  /** In a row, below the name: when it is due. */
  line?: string | null
  /** A row of a list that opens to the rest; otherwise all of it is shown. */
  isRow: boolean
  children: ReactNode
}

/** A deposit: its name, terms and amount in one row, and the rest of it below. */
export function DepositCard({ id, name, heading: Heading, tag, amount, line, isRow, children }: DepositCardProps) {
  const title = (
    <Heading id={id} className="text-17">
      {name}
    </Heading>
  )
  if (!isRow)
    return (
      <Card className="account-card" aria-labelledby={id}>
        <div className="account-head">
          {title}
          <Tag>{tag}</Tag>
        </div>
        <KoinAmount amount={amount} size="large" hasCoin={false} />
        {children}
      </Card>
    )
  return (
    <Card className="deposit-row" aria-labelledby={id}>
      <details>
        <summary>
          <span className="deposit-row-words">
            {title}
            <span className="text-13 text-ink-soft">{[tag, line].filter(Boolean).join(' · ')}</span>
          </span>
          <KoinAmount amount={amount} hasCoin={false} />
          <Icon of={ChevronDown} size={20} />
        </summary>
        <div className="account-card">{children}</div>
      </details>
    </Card>
  )
}
