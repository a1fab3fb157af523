import { queryLoader } from '../account-loader.ts'

/** The account whose day for instalments is chosen. */
export const loader = queryLoader('/robo/setFormatMonthDCA')
