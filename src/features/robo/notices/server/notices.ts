import { noticeKind } from '#features/notifications/contract.ts'
import type { RoboNoticeKind } from '../contract.ts'
import { type NoticeFigures, wordsOf } from '../notice-words-rules.ts'

/** The bell's notice of what an account tells: the same words as in the account. */
export const roboTold = noticeKind<{ kind: RoboNoticeKind; account: string; figures: NoticeFigures }>('robo.told', {
  group: 'robo',
  hasMail: false,
  tell: ({ kind, account, figures }) => wordsOf(kind, figures, account),
})
