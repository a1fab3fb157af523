import { accountLoader } from '../account-loader.ts'

/** The account that is bought for. */
export const loader = accountLoader('/robo/buy')
