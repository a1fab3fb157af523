import type { ClaimCalls } from '#features/staff-work/web/claim-calls.ts'
import { claimCase, handOverCase, releaseCase } from '../claim-contract.ts'

/** The calls by which cases are taken, given back and handed on. */
export const caseClaims: ClaimCalls = {
  take: (send, id) => send(claimCase, { body: { id } }),
  release: (send, id) => send(releaseCase, { body: { id } }),
  handOver: (send, id, { to, note }) => send(handOverCase, { body: { id, to, note } }),
  refresh: ['page'],
}
