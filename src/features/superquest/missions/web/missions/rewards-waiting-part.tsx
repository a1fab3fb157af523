import { LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { waitingText } from './waiting-text.ts'

/** How many rewards wait to be claimed, with the way there; nothing where none does. */
export function RewardsWaiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      action={
        <LinkButton to="/superquest/profile/redeemrewards" kind="line" size="small">
          {waitingText.go}
        </LinkButton>
      }
    >
      {waitingText.count(count)}
    </Notice>
  )
}
