import { isRefusal } from '#lib/errors.ts'
import type { Retry } from '#lib/web/call.ts'

/** What was refused for want of the second factor is done again when `ask` says that it was shown. */
export function afterStepUp(ask: () => Promise<boolean>): Retry {
  return async (first, again, { method }) => {
    try {
      return await first
    } catch (error) {
      const code = isRefusal(error) ? error.code : ''
      // A page that may not be read any more leads to /admin/sign-in; an act should not lose what was typed.
      const wantsFactor = code === 'step_up_needed' || (code === 'second_factor_needed' && method !== 'GET')
      if (wantsFactor && (await ask())) return again()
      throw error
    }
  }
}
