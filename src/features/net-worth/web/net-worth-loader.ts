import { call } from '#lib/web/call.ts'
import { showNetWorth } from '../contract.ts'

/** What the person has. */
export const loader = () => call(showNetWorth, {})
