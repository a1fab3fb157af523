import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { acceptNotifications, getNotifications, type RoboNotice } from '../contract.ts'
import { text } from './text.ts'

/** What a plan tells its owner, newest first, with what is already acknowledged below. Nothing while there is nothing. */
export function NoticesPart({ accountId }: { accountId: string }) {
  const { reply } = useReply(getNotifications, { query: { accountId, limit: 10 } })
  const accept = useAct(acceptNotifications, { refresh: [getNotifications, 'page'] })
  if (!reply || reply.items.length === 0) return null
  const waiting = reply.items.filter((notice) => notice.accepted_at === null)
  return (
    <Card className="account-card" aria-labelledby="robo-notices">
      <h2 id="robo-notices" className="text-17">
        {text.title}
      </h2>
      {waiting.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul className="robo-list">
        {reply.items.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            isBusy={accept.isBusy}
            onAccept={() => void accept.run({ body: { ids: [notice.id] } })}
          />
        ))}
      </ul>
      {waiting.length > 1 ? (
        <Button
          kind="line"
          size="small"
          isBusy={accept.isBusy}
          onClick={() => void accept.run({ body: { accountId } })}
        >
          {text.acceptAll}
        </Button>
      ) : null}
      {accept.fault ? (
        <Notice kind="warn" isAlert>
          {accept.fault}
        </Notice>
      ) : null}
    </Card>
  )
}

interface ItemProps {
  notice: RoboNotice
  isBusy: boolean
  onAccept: () => void
}

function NoticeItem({
  notice: { id, title, body, href, made_at: at, accepted_at: accepted },
  isBusy,
  onAccept,
}: ItemProps) {
  return (
    <li aria-labelledby={`notice-${id}`}>
      <p className="text-13 text-ink-soft">
        {formatThaiDate(bangkokDay(new Date(at)))}
        {accepted ? ` · ${text.accepted}` : ''}
      </p>
      <h3 id={`notice-${id}`} className="text-15 font-medium">
        <ThaiText>{title}</ThaiText>
      </h3>
      <p>
        <ThaiText>{body}</ThaiText>
      </p>
      <div className="robo-row">
        <Link to={href}>{text.see}</Link>
        {accepted ? null : (
          <Button kind="line" size="small" isBusy={isBusy} aria-describedby={`notice-${id}`} onClick={onAccept}>
            {text.accept}
          </Button>
        )}
      </div>
    </li>
  )
}
