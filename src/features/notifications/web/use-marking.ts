import { useAct } from '#lib/web/data/use-act.ts'
import { type Notice, readAllNotices, readNotices } from '../notice-contract.ts'
import { setUnread } from './use-unread.ts'

const follow = ({ unread }: { unread: number }) => setUnread(unread)

/** Marks notices of a list as read; all counts on this and other tabs are updated. */
export function useMarking(items: Notice[]) {
  const one = useAct(readNotices, { onDone: follow })
  const all = useAct(readAllNotices, { onDone: follow })

  /** Following a notice marks it as read; on failure it stays unread. */
  const markOne = ({ id, is_read }: Notice) => void (is_read || one.run({ body: { ids: [id] } }))
  const markAll = () => void (items[0] && all.run({ body: { until: items[0].id } }))
  return { markOne, markAll, isBusy: all.isBusy, isFailed: all.refusal !== null }
}
