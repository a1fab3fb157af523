import { accountLoader } from '../account-loader.ts'

/** An account with its plan and its log. */
export const loader = accountLoader('/robo/dashboard')
