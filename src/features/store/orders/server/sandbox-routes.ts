import type { Db } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../sandbox-contract.ts'
import { trySale } from './sandbox-commands.ts'

/** Nobody's: a place that the list of places knows. */
const madeUp = {
  name: 'ผู้ทดลอง ร้านค้า',
  phone: '0812345678',
  line: '1 ถนนทดลอง',
  tambon: 'สามเสนใน',
  amphoe: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
  is_confirmed: true,
  save: false,
}

/** The store without consequences; where the sandbox is closed there is no such call. */
export const orderSandboxRoutes = ({
  db,
  clock,
  isSandboxOpen,
}: {
  db: Db
  clock: () => Date
  isSandboxOpen: boolean
}) =>
  isSandboxOpen
    ? bind(contract, {
        trySale: ({ body, caller }) => {
          const { id: premiumId, quantity, expected_price: price, koin: wallet, is_sent: isSent } = body
          const address = isSent ? madeUp : undefined
          const buying = {
            userId: caller.userId,
            premiumId,
            quantity,
            expectedPrice: koin(price),
            address,
            now: clock(),
          }
          return trySale(db, buying, koin(wallet))
        },
      })
    : []
