import { isRefusal } from '#lib/errors.ts'
import type { Retry } from '#lib/web/call.ts'

/** Retries a call that was refused for lack of the second factor, when `ask` reports that it was shown. */
export function afterStepUp(ask: () => Promise<boolean>): Retry {
  return async (first, again, { method }) => {
    try {
      return await first
    } catch (error) {
      const code = isRefusal(error) ? error.code : ''
      // A refused GET redirects to /admin/sign-in; a refused action must not lose the typed text.
      const wantsFactor = code === 'step_up_needed' || (code === 'second_factor_needed' && method !== 'GET')
      if (wantsFactor && (await ask())) return again()
      throw error
    }
  }
}
