import { accountLoader } from '../account-loader.ts'

/** The account that is sold from. */
export const loader = accountLoader('/robo/sell')
