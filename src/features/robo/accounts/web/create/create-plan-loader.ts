import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { showBankTerms } from '#features/bank/rates/contract.ts'
import { call } from '#lib/web/call.ts'
import { listModelPortfolios } from '../../../risk/contract.ts'
import { getMutualFund } from '../../contract.ts'

/** The interrupted plan, the assessment, and what the practice purse has (or will begin with). */
export async function loader() {
  const [mine, { assessment }, wallet, { clock, now }] = await Promise.all([
    call(getMutualFund, {}),
    call(listModelPortfolios, {}),
    call(showPracticeWallet, {}),
    call(showBankTerms, {}),
  ])
  return {
    draft: mine.draft,
    fits: mine.monthly_fits,
    income: wallet.monthly,
    assessment,
    have: wallet.is_open ? wallet.balance : wallet.start,
    bankTime: { clock, now },
  }
}
