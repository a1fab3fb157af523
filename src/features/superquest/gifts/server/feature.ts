import { giftErrors } from '../contract.ts'
import { giftAdminRoutes } from './admin-routes.ts'
import { giftRoutes } from './routes.ts'

/** Gifts of Super Quest: orders of the store without a price. */
export const giftsFeature = {
  errors: [giftErrors],
  routes: (parts: Parameters<typeof giftRoutes>[0]) => [...giftRoutes(parts), ...giftAdminRoutes(parts)],
}
