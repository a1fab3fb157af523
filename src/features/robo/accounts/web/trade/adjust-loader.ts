import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listModelPortfolios } from '../../../risk/contract.ts'
import { accountLoader } from '../account-loader.ts'

const loadOne = accountLoader('/robo/adjust-plan')

/** The account whose plan is changed, and the portfolios of all levels. */
export async function loader(args: LoaderFunctionArgs) {
  const [loaded, portfolios] = await Promise.all([loadOne(args), call(listModelPortfolios, {})])
  return { loaded, portfolios }
}
