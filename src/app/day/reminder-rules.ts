import { noticeKind } from '#features/notifications/contract.ts'
import { pushWords } from '#features/notifications/push-rules.ts'

/** Calls somebody back who has not begun the day. A push by its group's default; the bell shows it only if it was chosen. */
export const dayWaiting = noticeKind<Record<string, never>>('day.waiting', {
  group: 'day',
  hasMail: false,
  tell: () => pushWords.day,
})
