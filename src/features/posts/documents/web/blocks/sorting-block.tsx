import { useState } from 'react'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { Button } from '#ui/basics/button.tsx'
import { liveBlockText as text } from './live-block-text.ts'

type Attrs = LiveBlockOf<'sorting'>

/** Cards to sort. Before one is chosen for, its answer waits behind a line that opens without script. */
export function SortingBlock({ title, groups, cards }: Attrs) {
  const [chosen, setChosen] = useState<(number | undefined)[]>([])
  const done = cards.filter((_, i) => chosen[i] !== undefined).length
  const right = cards.filter(({ group }, i) => chosen[i] === group).length
  return (
    <section className="calculator" aria-label={title}>
      <strong>{title}</strong>
      <p className="text-ink-soft">{text.sortingHint}</p>
      <ul className="sorting-cards">
        {cards.map((card, i) => (
          <Card
            key={i}
            {...{ card, groups }}
            chosen={chosen[i]}
            onChoose={(group) => setChosen(cards.map((_, at) => (at === i ? group : chosen[at])))}
          />
        ))}
      </ul>
      <p role="status">{done > 0 ? text.tally(right, done, cards.length) : ''}</p>
      {done === cards.length && (
        <p>
          <Button kind="quiet" size="small" onClick={() => setChosen([])}>
            {text.sortAgain}
          </Button>
        </p>
      )}
    </section>
  )
}

interface CardProps {
  card: Attrs['cards'][number]
  groups: string[]
  chosen: number | undefined
  onChoose: (group: number) => void
}

function Card({ card, groups, chosen, onChoose }: CardProps) {
  const group = groups[card.group]!
  return (
    <li
      className="sorting-card"
      data-state={chosen === undefined ? undefined : chosen === card.group ? 'right' : 'wrong'}
    >
      <fieldset className="sorting-groups">
        <legend>{card.text}</legend>
        {groups.map((name, i) => (
          <Button key={name} kind="line" size="small" aria-pressed={chosen === i} onClick={() => onChoose(i)}>
            {name}
          </Button>
        ))}
      </fieldset>
      {chosen === undefined ? (
        <details>
          <summary>{text.answer}</summary>
          <p>
            {text.belongs(group)} {card.reason}
          </p>
        </details>
      ) : (
        <p role="status">
          <strong>{chosen === card.group ? text.right(group) : text.wrong(group)}</strong> {card.reason}
        </p>
      )}
    </li>
  )
}
