import { type KeyboardEvent, useState } from 'react'
import { consonantGroups, lineVowels } from '#lib/thai/letters.ts'
import { text } from './text.ts'

type Props = { found: string[]; missed: string[]; isBusy: boolean; onPress: (letter: string) => void }

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** All letters to guess. One of them is a tab stop; the arrow keys move between them. */
export function LetterKeys({ found, missed, isBusy, onPress }: Props) {
  const [current, setCurrent] = useState(lineVowels[0]!)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    const next = nearest(event.target, [...event.currentTarget.querySelectorAll('button')], step)
    next?.focus()
  }
  const keysOf = (letters: readonly string[]) =>
    letters.map((letter) => {
      const state = found.includes(letter) ? 'found' : missed.includes(letter) ? 'missed' : null
      return (
        <button
          key={letter}
          type="button"
          className="letter-key"
          tabIndex={letter === current ? 0 : -1}
          data-state={state ?? undefined}
          aria-disabled={state !== null || isBusy || undefined}
          onFocus={() => setCurrent(letter)}
          onClick={() => onPress(letter)}
        >
          {letter}
          {state && <span className="vh"> {text.key[state]}</span>}
        </button>
      )
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus between the buttons inside
    <div className="letter-keys" onKeyDown={onKeyDown}>
      <fieldset className="letter-row">
        <legend>{text.vowels}</legend>
        {keysOf(lineVowels)}
      </fieldset>
      {consonantGroups.map((group) => (
        <fieldset key={group[0]} className="letter-row">
          <legend>{text.consonants(group[0]!, group.at(-1)!)}</legend>
          {keysOf(group)}
        </fieldset>
      ))}
    </div>
  )
}

/** The next key in a direction, by its position in the current layout. */
function nearest(from: HTMLElement, keys: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  if (x !== 0) return keys[keys.indexOf(from) + x] ?? null
  const start = from.getBoundingClientRect()
  const away = keys
    .map((key) => ({ key, box: key.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - start.top) * y > start.height / 2)
    .map(({ key, box }) => ({ key, cost: Math.abs(box.top - start.top) * 100 + Math.abs(box.left - start.left) }))
    .toSorted((a, b) => a.cost - b.cost)
  return away[0]?.key ?? null
}
