import { useState } from 'react'
import { plantFile } from '#art/names/plant-steps.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { LazyReward } from '#ui/reward/lazy-reward.tsx'
import { verifyText } from './verify-text.ts'

/** Greets who has just made an account, with the pot that grows with their learning days; then the e-mail is told. */
export function Welcome() {
  const { currentUser } = useAuth()
  const [isOver, setOver] = useState(false)
  return isOver ? null : (
    <LazyReward
      world={1}
      plant={plantFile(0)}
      title={verifyText.welcome(currentUser?.display_name ?? '')}
      line={verifyText.welcomeLine}
      next={verifyText.momentNext}
      onClose={() => setOver(true)}
    />
  )
}
