import { useEffect, useRef } from 'react'
import { Link } from './link.tsx'
import { showInRow } from './show-in-row.ts'

interface Chip {
  to: string
  label: string
  isOn: boolean
}

/** Filters as chips in one row that scrolls sideways; the chosen one is in sight. */
export function ChipRow({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const row = useRef<HTMLElement>(null)
  const chosen = chips.find(({ isOn }) => isOn)?.to
  useEffect(() => {
    const chip = chosen === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip) showInRow(chip, row.current)
  }, [chosen])
  return (
    <nav ref={row} aria-label={label} className="chips chips-row">
      {chips.map(({ to, label: words, isOn }) => (
        <Link key={words} to={to} className="chip" aria-current={isOn ? 'true' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
