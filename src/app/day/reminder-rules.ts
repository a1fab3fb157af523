import { noticeKind } from '#features/notifications/contract.ts'
import { pushWords } from '#features/notifications/push-rules.ts'

/** Reminds a person who has not begun the day. Off by default on our pages and as a push; the person chooses each. */
export const dayWaiting = noticeKind<Record<string, never>>('day.waiting', {
  group: 'day',
  hasMail: false,
  tell: () => pushWords.day,
})
