import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listAdminPortfolios } from '../admin-contract.ts'

/** The portfolio of one level, and the funds that it may have. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!/^[1-5]$/.test(params.level ?? '')) throw pageRefusal('page_not_found')
  const { items, funds } = await call(listAdminPortfolios, {})
  const portfolio = items.find(({ level }) => level === Number(params.level))
  if (!portfolio) throw pageRefusal('page_not_found')
  return { portfolio, funds }
}
