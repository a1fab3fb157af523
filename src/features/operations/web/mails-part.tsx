import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { type Mail, type Operations, resendMail } from '../operations-contract.ts'
import { ReasonForm } from './reason-form.tsx'
import { text } from './text.ts'

/** The mails in trouble, without their addresses; what bounced can be sent again. */
export function MailsPart({ mails }: { mails: NonNullable<Operations['rest']>['mails'] }) {
  return (
    <Card aria-labelledby="mails" className="grid gap-3">
      <h2 id="mails">{text.mails}</h2>
      <p>{text.mailCounts(mails.sent, mails.bounced, mails.waiting)}</p>
      {mails.items.length === 0 ? <p className="text-ink-soft">{text.noMails}</p> : null}
      <ul className="operations-list">
        {mails.items.map((mail) => (
          <Line key={mail.id} mail={mail} />
        ))}
      </ul>
    </Card>
  )
}

function Line({
  mail: { id, kind, state, written_at: writtenAt, attempts, error, may_resend: mayResend },
}: {
  mail: Mail
}) {
  return (
    <li>
      <p className="operations-head">
        <code>{kind}</code> <StateTag state={state === 'bounced' ? 'stop' : 'look'}>{text.mailStates[state]}</StateTag>
      </p>
      <p className="text-13 text-ink-soft">{text.mailOf(formatThaiMoment(new Date(writtenAt)), attempts)}</p>
      {error ? <p className="text-13">{text.mailError(error)}</p> : null}
      {mayResend ? (
        <ReasonForm
          id={`mail-${id}`}
          label={text.resend}
          about={kind}
          said={text.resent}
          act={(send, reason) => send(resendMail, { body: { id, reason } })}
        />
      ) : (
        <p className="text-13 text-ink-soft">{state === 'bounced' ? text.forgotten : text.underWay}</p>
      )}
    </li>
  )
}
