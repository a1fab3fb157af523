import type { RouteObject } from 'react-router'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { ContentPreview } from './content-preview.ts'
import type { Hows } from './how.ts'

/** The groups of the main menu. */
export type MenuGroup =
  | 'path'
  | 'quizzes'
  | 'games'
  | 'clubs'
  | 'videos'
  | 'events'
  | 'more'
  | 'heroes'
  | 'quest'
  | 'store'
  | 'money'

/** An item of the main menu. Within a group, items with a lower `place` come first. */
export type MenuLine = {
  group: MenuGroup
  place: number
  label: string
  to: string
  /** Shown to persons of this type alone. The server checks what it leads to. */
  onlyFor?: 'SKILL'
}

/** An item of the back office's menu; without `roles` every member of staff sees it. */
export type Desk = {
  place: number
  label: string
  to: string
  roles?: readonly StaffRole[]
  /** Only on installations where mails are kept instead of sent. */
  needsOutbox?: boolean
}

/** Everything that the browser needs to know of a feature before one of its pages is requested. */
export type WebFeature = {
  /** Its routes, in the layout of readers. */
  pages?: readonly RouteObject[]
  /** Its routes in the back office. */
  staffPages?: readonly RouteObject[]
  /** How staff uses those pages. */
  how?: () => Promise<{ how: Hows }>
  menu?: readonly MenuLine[]
  desks?: readonly Desk[]
  /** How kinds of content look to readers while they are edited, by the kind's name. */
  previews?: Readonly<Record<string, () => Promise<{ preview: ContentPreview }>>>
}
