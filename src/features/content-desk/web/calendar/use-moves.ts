import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { addDays, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { type CalendarEntry, type CalendarGap, moveContent } from '../../calendar-admin-contract.ts'
import { text } from './calendar-text.ts'

/** What the person carries with the keys or the mouse, and the day over which it is. */
export type Lifted = { entry: CalendarEntry; day: string; isDragged?: boolean }
type Move = { kind: string; id: string; from: string; to: string }

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Moves of entries, by a chosen day, by the keys or by the mouse, and what is said of them. */
export function useMoves(today: string, gaps: readonly CalendarGap[]) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<(Move & { title: string }) | null>(null)
  const { run, isBusy, fault } = useAct(moveContent, { refresh: ['page'] })

  const send = async (move: Move, title: string, isUndo = false) => {
    setUndo(null)
    const done = await run({ body: move })
    if (!done) return false
    setSaid(text.moved(title, formatThaiDate(move.to)))
    // A quiz is named by its day.
    const id = move.id === move.from ? move.to : move.id
    if (!isUndo) setUndo({ kind: move.kind, id, from: move.to, to: move.from, title })
    return true
  }
  const sendBack = ({ title, ...move }: Move & { title: string }) => send(move, title, true)
  const moveTo = (entry: CalendarEntry, to: string) =>
    send({ kind: entry.kind, id: entry.id, from: entry.day, to }, entry.title)

  const lift = (entry: CalendarEntry, isDragged = false) => {
    setLifted({ entry, day: entry.day, isDragged })
    setSaid(text.lifted(entry.title, formatThaiDate(entry.day)))
  }
  const carry = (held: Lifted, by: number) => carryTo(held, addDays(held.day, by))
  const carryTo = (held: Lifted, next: string) => {
    if (next <= today) return setSaid(text.tooEarly)
    setLifted({ ...held, day: next })
    const lacks = gaps.filter((gap) => gap.day === next).map((gap) => gap.text)
    const over = held.isDragged ? text.dragOver : text.over
    setSaid(over(formatThaiDate(next), lacks.join(' ')))
  }
  const putBack = ({ entry }: Lifted) => {
    setLifted(null)
    setSaid(text.returned(entry.title))
  }
  const drop = ({ entry, day }: Lifted) => {
    setLifted(null)
    if (day === entry.day) return setSaid(text.returned(entry.title))
    void moveTo(entry, day)
  }

  /** By the place of the keys, not their letters; false where the key is none of ours. */
  const onKey = (event: KeyboardEvent, entry: CalendarEntry) => {
    const isOwn = lifted?.entry === entry
    if (event.code === 'Space' && !isOwn) lift(entry)
    else if (!lifted || !isOwn) return
    else if (event.code in steps) carry(lifted, steps[event.code]!)
    else if (event.code === 'Enter' || event.code === 'Space') drop(lifted)
    else if (event.code === 'Escape') putBack(lifted)
    else return
    event.preventDefault()
  }
  return {
    lifted,
    drag: dragOf({ lifted, today, lift, carryTo, drop, putBack }),
    said,
    isBusy,
    fault,
    moveTo,
    onKey,
    onLeave: () => lifted && !lifted.isDragged && putBack(lifted),
    undo: undo === null ? null : () => void sendBack(undo),
  }
}

type Dragging = {
  lifted: Lifted | null
  today: string
  lift: (entry: CalendarEntry, isDragged: boolean) => void
  carryTo: (held: Lifted, day: string) => void
  drop: (held: Lifted) => void
  putBack: (held: Lifted) => void
}

/** The mouse: the same as with the keys. A day that is over takes nothing, and what falls beside the days returns. */
function dragOf({ lifted, today, lift, carryTo, drop, putBack }: Dragging) {
  const held = lifted?.isDragged ? lifted : null
  return {
    start: (event: DragEvent, entry: CalendarEntry) => {
      // Without data some browsers begin no drag.
      event.dataTransfer.setData('text/plain', entry.title)
      event.dataTransfer.effectAllowed = 'move'
      lift(entry, true)
    },
    over: (event: DragEvent, day: string) => {
      if (!held || day <= today) return
      event.preventDefault()
      if (day !== held.day) carryTo(held, day)
    },
    drop: (event: DragEvent, day: string) => {
      if (!held) return
      event.preventDefault()
      drop({ ...held, day })
    },
    end: () => held && putBack(held),
  }
}
