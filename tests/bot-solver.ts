import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge } from '#features/identity/limits/contract.ts'

/** Does the work of a bot check as the page does: a challenge in, the payload out. */
export async function solveBotCheck(check: BotChallenge): Promise<string> {
  if (check.kind !== 'proof_of_work') throw new Error('only our own check can be solved here')
  const challenge = check.challenge as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
