import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { type Operations, runAudit } from '../operations-contract.ts'
import { ReasonForm } from './reason-form.tsx'
import { text } from './text.ts'

/** The last audit of the books, and a new one. */
export function BooksPart({ books: { audited_at: at, faults } }: { books: Operations['books'] }) {
  const when = at && formatThaiMoment(new Date(at))
  return (
    <Card aria-labelledby="books" className="grid gap-3">
      <h2 id="books">{text.books}</h2>
      {when === null ? (
        <p>{text.booksNever}</p>
      ) : (
        <StateTag state={faults.length > 0 ? 'stop' : 'good'}>
          {faults.length > 0 ? text.booksWrong(when) : text.booksRight(when)}
        </StateTag>
      )}
      {faults.length > 0 && (
        <>
          <ul className="operations-list">
            {faults.map(({ check, count }) => (
              <li key={check}>{text.bookFault(check, count)}</li>
            ))}
          </ul>
          <p>{text.booksHelp}</p>
        </>
      )}
      <ReasonForm
        id="audit"
        label={text.audit}
        about={text.books}
        said={text.audited}
        act={(send, reason) => send(runAudit, { body: { reason } })}
      />
    </Card>
  )
}
