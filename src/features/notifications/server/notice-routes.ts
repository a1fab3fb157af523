import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bind, type Caller } from '#lib/server/routes.ts'
import type { NoticeKinds } from '../contract.ts'
import * as contract from '../notice-contract.ts'
import { chooseNotice, markAllRead, markRead } from './notice-commands.ts'
import { countNotices, readNoticeChoices, readNoticePage, readUnread } from './notice-queries.ts'
import { readUnsubscribeToken } from './unsubscribe-commands.ts'

const refusal = refusals(contract.noticeErrors)

type Parts = {
  db: Db
  clock: () => Date
  /** Every kind of notice of this release. */
  noticeKinds: NoticeKinds
  /** The key that signs unsubscribe links. */
  unsubscribeKey: string
}

export const noticeRoutes = ({ db, clock, noticeKinds, unsubscribeKey }: Parts) =>
  bind(contract, {
    listNotices: async ({ caller: { userId }, query }) => {
      const [items, total, unread] = await Promise.all([
        readNoticePage(db, noticeKinds, { userId, ...query }),
        countNotices(db, userId),
        readUnread(db, userId),
      ])
      if (query.page > Math.max(1, Math.ceil(total / query.limit))) throw commonRefusal('not_found')
      return { ...toPage(items, total, query), unread }
    },

    countUnread: async ({ caller: { userId } }) => ({ unread: await readUnread(db, userId) }),

    readNotices: async ({ caller: { userId }, body: { ids } }) => {
      await markRead(db, { userId, ids, now: clock() })
      return { unread: await readUnread(db, userId) }
    },

    readAllNotices: async ({ caller: { userId }, body: { until } }) => {
      await markAllRead(db, { userId, until, now: clock() })
      return { unread: await readUnread(db, userId) }
    },

    getNoticeChoices: ({ caller }) => readNoticeChoices(db, { userId: caller.userId, isStaff: isStaff(caller) }),

    chooseNotices: async ({ caller, body: { is_on: isOn, ...what } }) => {
      await chooseNotice(db, { userId: caller.userId, ...what, isOn, now: clock() })
      return readNoticeChoices(db, { userId: caller.userId, isStaff: isStaff(caller) })
    },

    unsubscribe: async ({ query: { token } }) => {
      const ended = readUnsubscribeToken(unsubscribeKey, token)
      if (!ended) throw refusal('unsubscribe_link_wrong')
      await chooseNotice(db, { ...ended, channel: 'mail', isOn: false, now: clock() })
      return { group: ended.group }
    },
  })

function isStaff({ roles, sleepingRoles = [] }: Caller): boolean {
  return roles.length + sleepingRoles.length > 0
}
