import type { RouteObject } from 'react-router'
import type { StaffRole } from '#lib/staff-roles.ts'

/** The groups of the main menu, in which features stand. */
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

/** A line of the main menu. Within a group the lines of lower `place` come first. */
export type MenuLine = {
  group: MenuGroup
  place: number
  label: string
  to: string
  /** Shown to persons of this type alone. The server checks what it leads to. */
  onlyFor?: 'SKILL'
}

/** A line of the back office's menu; without `roles` everybody of the staff works there. */
export type Desk = {
  place: number
  label: string
  to: string
  roles?: readonly StaffRole[]
  /** There only where mails are kept instead of sent. */
  needsOutbox?: boolean
}

/** All that the browser needs to know of a feature before one of its pages is asked for. */
export type WebFeature = {
  /** Its addresses, in the layout of readers. */
  pages?: readonly RouteObject[]
  /** Its addresses in the back office. */
  staffPages?: readonly RouteObject[]
  menu?: readonly MenuLine[]
  desks?: readonly Desk[]
}
