import { call } from '#lib/web/call.ts'
import { readMyHeroes } from '../../contract.ts'

export const loader = () => call(readMyHeroes, {})
