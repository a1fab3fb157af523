import { contentErrors } from '../admin-contract.ts'
import { contentMoveErrors } from '../calendar-admin-contract.ts'
import { contentCareErrors } from '../care-admin-contract.ts'
import { contentEditorErrors } from '../editor-admin-contract.ts'
import { contentFileErrors } from '../files-admin-contract.ts'
import { holidayErrors } from '../holiday-admin-contract.ts'
import { contentReleaseErrors } from '../release-admin-contract.ts'
import { contentDeskRoutes } from './admin-routes.ts'
import { contentCalendarRoutes } from './calendar-admin-routes.ts'
import { contentCareRoutes } from './care-admin-routes.ts'
import { contentEditorRoutes } from './editor-admin-routes.ts'
import { contentFileRoutes } from './files-admin-routes.ts'
import { holidayRoutes } from './holiday-admin-routes.ts'
import { contentDeskData } from './personal-data.ts'
import { contentReleaseRoutes } from './release-admin-routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** One list and one calendar over all kinds of content. */
export const contentDeskFeature = {
  staffActs,
  staffSubjects,
  errors: [
    contentErrors,
    contentCareErrors,
    contentEditorErrors,
    contentMoveErrors,
    contentFileErrors,
    contentReleaseErrors,
    holidayErrors,
  ],
  routes: (parts: Parameters<typeof contentEditorRoutes>[0]) => [
    ...contentDeskRoutes(parts),
    ...contentEditorRoutes(parts),
    ...contentCalendarRoutes(parts),
    ...contentCareRoutes(parts),
    ...contentFileRoutes(parts),
    ...contentReleaseRoutes(parts),
    ...holidayRoutes(parts),
  ],
  personalData: contentDeskData,
}
