import { useState } from 'react'
import { call } from '#lib/web/call.ts'
import { type Notice, readAllNotices, readNotices } from '../notice-contract.ts'
import { setUnread } from './use-unread.ts'

/** Marks notices of a list as read; all counts on this and other tabs are updated. */
export function useMarking(items: Notice[]) {
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  /** Following a notice marks it as read; on failure it stays unread. */
  async function markOne({ id, is_read }: Notice): Promise<void> {
    if (is_read) return
    await call(readNotices, { body: { ids: [id] } }).then(
      ({ unread }) => setUnread(unread),
      () => {},
    )
  }

  async function markAll(): Promise<void> {
    const newest = items[0]
    if (!newest) return
    setBusy(true)
    setFailed(false)
    await call(readAllNotices, { body: { until: newest.id } }).then(
      ({ unread }) => setUnread(unread),
      () => setFailed(true),
    )
    setBusy(false)
  }

  return { markOne, markAll, isBusy, isFailed }
}
