import { ClaimPart } from '#features/staff-work/web/claim-part.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { CaseView } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { caseClaims } from './case-claims.ts'

/** Who works on a case. Nothing once it is decided. */
export function ClaimCard({ one }: { one: CaseView }) {
  const isWaiting = one.state === 'open' || one.appeal?.state === 'open'
  if (!isWaiting || one.may.length === 0) return null
  const { id, claim, colleagues } = one
  return (
    <Card className="grid gap-3" aria-labelledby="claim">
      <h2 id="claim">{text.claim}</h2>
      <ClaimPart id={id} claim={claim} colleagues={colleagues} calls={caseClaims} />
      {claim && !claim.is_own ? <p className="text-13 text-ink-soft">{text.mayHide}</p> : null}
    </Card>
  )
}
