import type { ReactNode } from 'react'
import type { World } from '#art/art-color.ts'
import type { Koin } from '#lib/money.ts'
import { KoinAmount } from '../basics/koin-amount.tsx'
import { Link } from '../basics/link.tsx'

interface ItemCardProps {
  to: string
  name: ReactNode
  /** The item in use, without a face; 360×240. */
  picture: ReactNode
  /** In hundredths of koin. */
  price: Koin
  /** The stock as a word: "มีของ". */
  stock: ReactNode
  world?: World
  /** The first of a list, two columns wide. */
  isLarge?: boolean
  heading?: 'h2' | 'h3' | 'h4'
}

/** An item of the store: the whole card is one link. It belongs in a list with the class `item-grid`. */
export function ItemCard({ to, name, picture, price, stock, world, isLarge, heading: Heading = 'h3' }: ItemCardProps) {
  return (
    <li className="item-card" data-w={world} data-large={isLarge || undefined}>
      <div className="item-card-picture">{picture}</div>
      <div className="item-card-body">
        <Heading className="text-15">
          <Link to={to} className="item-card-link">
            {name}
          </Link>
        </Heading>
        <p className="text-13 text-ink-soft">{stock}</p>
        <p className="item-card-price">
          <KoinAmount amount={price} size="small" />
        </p>
      </div>
    </li>
  )
}
