import type { LoaderFunctionArgs } from 'react-router'
import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { call } from '#lib/web/call.ts'
import { listDeskMissions, listRuleKinds, showDeskMission } from '../../admin-contract.ts'

/** A mission with its form, or none; and what its boxes offer. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const [shown, kinds, gifts, others] = await Promise.all([
    id ? call(showDeskMission, { query: { id } }) : null,
    call(listRuleKinds, {}),
    call(listGifts, {}),
    call(listDeskMissions, { query: {} }),
  ])
  return {
    shown,
    kinds: kinds.items,
    gifts: gifts.items,
    others: others.items.filter((mission) => mission.id !== id),
  }
}
