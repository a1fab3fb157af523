import type { ClubType } from '#features/posts/documents/contract.ts'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { chooseClub, type MyClub, readMyClub } from '../contract.ts'
import { text } from './text.ts'

/** Joining, changing and leaving on a club's page, for a signed-in person. The aim itself is the page's. */
export function Membership({ club }: { club: ClubType }) {
  const { reply: mine, refusal, setReply } = useReply(readMyClub, {}, { isPersonal: true })
  const { run, isBusy, fault } = useAct(chooseClub, { refresh: ['page'], onDone: setReply })
  const told = fault ?? refusal?.message
  const choose = (chosen: ClubType | null) => void run({ body: { club: chosen } })
  return (
    <>
      {told ? (
        <Notice kind="warn" isAlert>
          {told}
        </Notice>
      ) : null}
      {mine?.club === club ? (
        <div className="club-aim-mine">
          <p role="status">
            <b>{text.mine(mine.days)}</b>
            <br />
            <span className="text-13 text-ink-soft">{mine.is_today_in ? text.todayIn : text.todayOpen}</span>
          </p>
          <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => choose(null)}>
            {text.leave}
          </Button>
        </div>
      ) : mine ? (
        <Joining mine={mine} isBusy={isBusy} onJoin={() => choose(club)} />
      ) : null}
    </>
  )
}

function Joining({ mine, isBusy, onJoin }: { mine: MyClub; isBusy: boolean; onJoin: () => void }) {
  return (
    <div className="club-aim-mine">
      <Button kind="line" size="small" isBusy={isBusy} onClick={onJoin}>
        {mine.club ? text.move : text.join}
      </Button>
      <p className="text-13 text-ink-soft">{mine.club ? text.elsewhere(postText.clubs[mine.club].name) : text.free}</p>
    </div>
  )
}
