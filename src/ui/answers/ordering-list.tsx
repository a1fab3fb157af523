import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../basics/icon.tsx'
import { answerText } from './answer-text.ts'

interface OrderingItem {
  id: string
  text: string
}

interface OrderingListProps {
  items: readonly OrderingItem[]
  /** The ids in their current order. */
  order: readonly string[]
  onOrder: (order: string[]) => void
  /** The id of the element that names the list for screen readers: the question. */
  labelledBy?: string
  /** After checking: the ids in the right order. */
  right?: readonly string[] | null
}

/** A list to put in order: each row has two buttons, which the arrow keys press too; the new place is announced. */
export function OrderingList({ items, order, onOrder, labelledBy, right }: OrderingListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [news, setNews] = useState('')
  const [held, setHeld] = useState<{ id: string; step: number } | null>(null)
  // A moved row loses the focus in some browsers, so its button gets it back.
  useEffect(() => {
    if (held && order.includes(held.id))
      list.current?.querySelector<HTMLElement>(`[data-move="${held.step} ${CSS.escape(held.id)}"]`)?.focus()
  }, [order, held])

  const move = (item: OrderingItem, step: -1 | 1) => {
    const from = order.indexOf(item.id)
    const to = from + step
    if (to < 0 || to >= order.length) return
    const next = order.filter((id) => id !== item.id)
    next.splice(to, 0, item.id)
    setHeld({ id: item.id, step })
    setNews(answerText.moved(item.text, to + 1, order.length))
    onOrder(next)
  }
  const rows = order.map((id) => items.find((item) => item.id === id)).filter((item) => item !== undefined)
  return (
    <>
      <ol ref={list} className="choices" aria-labelledby={labelledBy}>
        {rows.map((item, i) =>
          right ? (
            <CheckedRow key={item.id} text={item.text} place={i} right={right.indexOf(item.id)} />
          ) : (
            <li key={item.id} className="choice">
              <span className="choice-key">{i + 1}</span>
              <span className="min-w-0 flex-1">{item.text}</span>
              <MoveButton item={item} step={-1} isEnd={i === 0} move={move} />
              <MoveButton item={item} step={1} isEnd={i === rows.length - 1} move={move} />
            </li>
          ),
        )}
      </ol>
      <p className="vh" role="status">
        {news}
      </p>
    </>
  )
}

interface MoveButtonProps {
  item: OrderingItem
  step: -1 | 1
  isEnd: boolean
  move: (item: OrderingItem, step: -1 | 1) => void
}

function MoveButton({ item, step, isEnd, move }: MoveButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(item, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <button
      type="button"
      className="btn-icon order-move"
      aria-label={(step < 0 ? answerText.moveUp : answerText.moveDown)(item.text)}
      aria-disabled={isEnd || undefined}
      data-move={`${step} ${item.id}`}
      onClick={() => move(item, step)}
      onKeyDown={onKeyDown}
    >
      <Icon of={step < 0 ? ArrowUp : ArrowDown} />
    </button>
  )
}

function CheckedRow({ text, place, right }: { text: string; place: number; right: number }) {
  const isRight = place === right
  return (
    <li className="choice" data-state={isRight ? 'right' : 'yet'}>
      <span className="choice-key">{isRight ? <Icon of={Check} /> : place + 1}</span>
      <span className="min-w-0">{text}</span>
      <span className="choice-word">{isRight ? answerText.placeRight : answerText.placeYet(right + 1)}</span>
    </li>
  )
}
