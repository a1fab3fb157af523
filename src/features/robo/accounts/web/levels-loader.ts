import { call } from '#lib/web/call.ts'
import { showLevels } from '../allocation-contract.ts'

/** The five levels side by side. */
export const loader = () => call(showLevels, {})
