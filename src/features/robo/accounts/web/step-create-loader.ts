import type { LoaderFunctionArgs } from 'react-router'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { showBankTerms } from '#features/bank/rates/contract.ts'
import { listRoboPolicies } from '#features/policies/robo-contract.ts'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { listModelPortfolios } from '../../risk/contract.ts'
import { getMutualFund, type RoboDraft } from '../contract.ts'

/** A draft whose figures are complete: the step before is done. */
export type WholePlan = RoboDraft['plan'] & {
  [Key in 'name' | 'picture' | 'goal_amount' | 'horizon' | 'start_amount' | 'monthly']: NonNullable<
    RoboDraft['plan'][Key]
  >
}

/** The plan so far, the portfolios, and the agreements in force; without a whole plan back to the step before. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [{ draft, may_open: mayOpen, monthly_fits: fits }, portfolios, policies, { clock, now }, { monthly: income }] =
    await Promise.all([
      call(getMutualFund, {}),
      call(listModelPortfolios, {}),
      call(listRoboPolicies, { query: {} }),
      call(showBankTerms, {}),
      call(showPracticeWallet, {}),
    ])
  const { assessment } = portfolios
  if (!draft || !isWhole(draft.plan) || !assessment?.is_valid)
    throw redirectLoader(new URL(request.url), '/robo/create-plan')
  return {
    plan: draft.plan,
    assessment,
    mayOpen,
    fits,
    income,
    portfolios,
    policies: policies.items,
    bankTime: { clock, now },
  }
}

function isWhole(plan: RoboDraft['plan']): plan is WholePlan {
  const { name, picture, goal_amount: goal, horizon, start_amount: start, monthly } = plan
  return [name, picture, goal, horizon, start, monthly].every((one) => one !== undefined)
}
