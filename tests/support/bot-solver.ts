import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge } from '#features/identity/limits/contract.ts'

/** Solves a bot check like the page does: takes a challenge and returns the payload. */
export async function solveBotCheck(check: BotChallenge): Promise<string> {
  if (check.kind !== 'proof_of_work') throw new Error('only our own check can be solved here')
  const challenge = check.challenge as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
