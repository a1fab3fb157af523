import type { LoaderFunctionArgs } from 'react-router'
import type { Reply } from '#lib/contract.ts'
import { isRefusal, type Problem, pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { getMutualFund, getMutualFundDetail, type RoboAccount } from '../contract.ts'

/** An account with its plan and its log. */
export type Detail = Reply<typeof getMutualFundDetail>

/** What a page of one account shows: the account, a choice of accounts, or the error that its load met (SPEC.md 8). */
export type Loaded =
  | { kind: 'account'; detail: Detail }
  | { kind: 'choose'; accounts: readonly RoboAccount[] }
  | { kind: 'failed'; problem: Problem }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The account of the address. Without one the only account that is not closed, else a choice. An error of the load is kept
 * for the page to show; only an address that is no id is no page.
 */
export async function loadAccount(id: string | undefined, request: Request, toPath: (id: string) => string) {
  if (id === undefined || id === '') return chooseAccount(request, toPath)
  if (!uuid.test(id)) throw pageRefusal('page_not_found')
  try {
    const detail = await call(getMutualFundDetail, { query: { accountId: id } })
    return { kind: 'account', detail } satisfies Loaded
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error
    return { kind: 'failed', problem: error.problem } satisfies Loaded
  }
}

async function chooseAccount(request: Request, toPath: (id: string) => string) {
  const { items } = await call(getMutualFund, {})
  const running = items.filter(({ state }) => state !== 'closed')
  const [only] = running
  if (only && running.length === 1) throw redirectLoader(new URL(request.url), toPath(only.id))
  return { kind: 'choose', accounts: items } satisfies Loaded
}

/** A loader of pages whose last part is the account: /robo/buy/:id?. */
export function accountLoader(base: string) {
  return ({ params, request }: LoaderFunctionArgs): Promise<Loaded> =>
    loadAccount(params.id, request, (id) => `${base}/${id}`)
}

/** A loader of pages that name the account in `?accountId`. */
export function queryLoader(path: string) {
  return ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const id = new URL(request.url).searchParams.get('accountId') ?? undefined
    return loadAccount(id, request, (one) => `${path}?accountId=${one}`)
  }
}
