import { contentErrors } from '../admin-contract.ts'
import { contentDeskRoutes } from './admin-routes.ts'
import { contentCalendarRoutes } from './calendar-admin-routes.ts'
import { contentDeskData } from './personal-data.ts'

/** One list and one calendar over all kinds of content. */
export const contentDeskFeature = {
  errors: [contentErrors],
  routes: (parts: Parameters<typeof contentDeskRoutes>[0]) => [
    ...contentDeskRoutes(parts),
    ...contentCalendarRoutes(parts),
  ],
  personalData: contentDeskData,
}
