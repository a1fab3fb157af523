import type { ComponentProps } from 'react'
import { Mascot } from '#art/mascot.tsx'
import { OwnWorn } from './own-worn.tsx'

/** กล้า beside an answer or a result, in what the signed-in person chose. Never beside an amount. */
export function OwnMascot(props: Omit<ComponentProps<typeof Mascot>, 'children'>) {
  return (
    <Mascot {...props}>
      <OwnWorn />
    </Mascot>
  )
}
