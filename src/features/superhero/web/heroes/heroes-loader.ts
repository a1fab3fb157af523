import { call } from '#lib/web/call.ts'
import { viewHeroes } from '../../contract.ts'

export const loader = () => call(viewHeroes, {})
