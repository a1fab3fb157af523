import type { Morning } from '#kit/server/morning.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../desk-admin-contract.ts'
import { readDesk } from './desk-queries.ts'

export const deskRoutes = ({ clock, mornings }: { clock: () => Date; mornings: readonly Morning[] }) =>
  bind(contract, {
    readDesk: ({ caller: { userId, roles } }) => readDesk(mornings, { userId, roles, now: clock() }),
  })
