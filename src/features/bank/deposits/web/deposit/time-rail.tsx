import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { Bar } from '#ui/basics/progress.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import type { BankMoment } from '../../../clock/contract.ts'
import { BankTime } from '../bank-time.tsx'
import { text } from '../text.ts'

type Props = { opened: BankMoment; now: BankMoment; due: BankMoment; held: number; days: number }

/** Opened, now and due in real days, with how much of the time has passed; the bank's days are folded. */
export function TimeRail({ opened, now, due, held, days }: Props) {
  const points = [
    { name: text.rail.opened, when: opened },
    { name: text.rail.now, when: now },
    { name: text.rail.due, when: due },
  ]
  return (
    <div className="time-rail">
      <p className="vh">{text.railLabel(held, days)}</p>
      <Bar part={days > 0 ? held / days : 1} />
      <ol>
        {points.map(({ name, when }) => (
          <li key={name}>
            <span className="text-13 text-ink-soft">{name}</span>
            <strong>{shortThaiDate(bangkokDay(new Date(when.at)))}</strong>
          </li>
        ))}
      </ol>
      <BankTime days={points.map(({ name, when }) => ({ name, day: when.day }))} />
    </div>
  )
}
