import { accountLoader } from '../account-loader.ts'

/** The account whose instalments are shown. */
export const loader = accountLoader('/robo/dca-detail')
