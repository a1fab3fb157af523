import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listMoneyAnswers } from '../../contract.ts'
import { moneyLevels } from '../../exam-contract.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const level = oneOf(moneyLevels, params.level ?? 'basic')
  if (!level) throw pageRefusal('page_not_found')
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  const list = await call(listMoneyAnswers, { query: { level, page, limit: 5 } })
  return { level, list }
}
