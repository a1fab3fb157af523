import { queryLoader } from '../account-loader.ts'

/** The account whose plan is tried with other figures. */
export const loader = queryLoader('/robo/dashboard/calculate-graph')
