import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind, type Caller, isStaff, sleeps } from '#lib/server/routes.ts'
import * as contract from '../outbox-contract.ts'
import { findMail, listOutbox, mailFrame } from './outbox-queries.ts'

type Parts = {
  db: Db
  clock: () => Date
  /** The key that signs frame addresses; null where the outbox is closed. */
  outboxKey: string | null
}

export function outboxRoutes({ db, clock, outboxKey }: Parts) {
  const enter = (caller: Caller | null): string => {
    if (outboxKey !== null && sleeps(caller)) throw commonRefusal('second_factor_needed')
    if (outboxKey === null || !isStaff(caller)) throw commonRefusal('not_found')
    return outboxKey
  }
  return bind(contract, {
    listMails: async ({ caller, query }) => {
      enter(caller)
      const { items, total } = await listOutbox(db, query)
      return toPage(items, total, query)
    },

    readMail: async ({ caller, query: { id } }) => {
      const key = enter(caller)
      const found = await findMail(db, id)
      if (!found) throw commonRefusal('not_found')
      const { hasHtml, ...mail } = found
      return { ...mail, frame: hasHtml ? mailFrame(key, id, clock()) : null }
    },
  })
}
