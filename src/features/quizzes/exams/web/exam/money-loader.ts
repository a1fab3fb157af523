import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { readMoneyQuiz } from '../../contract.ts'
import { moneyLevels } from '../../exam-contract.ts'

/** `level` is null when the address has none: the page then offers the choice. */
export async function loader({ params }: LoaderFunctionArgs) {
  const level = oneOf(moneyLevels, params.level ?? '')
  if (params.level && !level) throw pageRefusal('page_not_found')
  const { desk, levels } = await call(readMoneyQuiz, { query: { level: level ?? 'basic' } })
  return { level, levels, desk }
}
