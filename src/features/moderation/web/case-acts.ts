import type { QueueAct } from '#kit/queue/queue-bar.tsx'
import { type CaseItem, decideCase } from '../admin-contract.ts'
import { reasonNames, reasons } from '../reason-rules.ts'
import { adminText as text } from './admin-text.ts'

const words = text.many
/** "Other" needs a note of its own for each author. */
const shared = reasonNames.filter((name) => name !== 'other')
const reason = {
  label: text.reason,
  placeholder: text.chooseReason,
  options: shared.map((value) => ({ value, label: reasons[value].label })),
  explain: (value: string) => shared.filter((name) => name === value).map((name) => reasons[name].why)[0] ?? '',
  missing: text.chooseReason,
}

const isOf = (origin: CaseItem['origin']) => (row: CaseItem) => row.state === 'open' && row.origin === origin

type Given = { decision: 'hide' | 'return' | 'restore'; answer: string }
const bodyOf = ({ id }: CaseItem, { decision, answer }: Given) => {
  const known = shared.find((name) => name === answer)
  return { id, decision, ...(known && { reason: known }) }
}

/**
 * What may be decided on many open cases at once. Approving a text is not among them: it pays, and nobody has read it in a
 * list of titles. Nor are appeals: each answers its author's words.
 */
export const caseActs: readonly QueueAct<CaseItem>[] = [
  {
    name: 'restore',
    label: words.restore,
    isFor: isOf('report'),
    question: { lead: words.restoreLead },
    send: (send, row, answer) => send(decideCase, { body: bodyOf(row, { decision: 'restore', answer }) }),
    sayDone: words.restored,
  },
  {
    name: 'return',
    label: words.return,
    isFor: isOf('submission'),
    question: { lead: words.returnLead, reason },
    send: (send, row, answer) => send(decideCase, { body: bodyOf(row, { decision: 'return', answer }) }),
    sayDone: words.returned,
  },
  {
    name: 'hide',
    label: words.hide,
    isDanger: true,
    isFor: isOf('report'),
    question: { lead: words.hideLead, reason },
    send: (send, row, answer) => send(decideCase, { body: bodyOf(row, { decision: 'hide', answer }) }),
    sayDone: words.hidden,
  },
]
