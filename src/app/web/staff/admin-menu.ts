import type { StaffRole } from '#lib/staff-roles.ts'

/** A screen of the back office; without `roles` everybody of the staff works there. */
export type AdminEntry = {
  label: string
  to: string
  roles?: readonly StaffRole[]
  /** There only where mails are kept instead of sent. */
  needsOutbox?: boolean
}

/** The menu of /admin: what stands in it exists. One line a screen. */
export const adminMenu: AdminEntry[] = [
  { label: 'ภาพรวม', to: '/admin' },
  { label: 'ตรวจข้อความ', to: '/admin/moderation', roles: ['moderator'] },
  { label: 'สรุปของผู้อ่าน', to: '/admin/summaries', roles: ['moderator'] },
  { label: 'กิจกรรม', to: '/admin/events', roles: ['editor', 'moderator'] },
  { label: 'วิดีโอ', to: '/admin/videos', roles: ['editor'] },
  { label: 'ปริศนาอักษรไขว้', to: '/admin/crosswords', roles: ['editor'] },
  { label: 'Super Hero', to: '/admin/heroes', roles: ['editor'] },
  { label: 'คำถามของควิซ', to: '/admin/questions', roles: ['editor'] },
  { label: 'ปฏิทินควิซ', to: '/admin/quiz-calendar', roles: ['editor'] },
  { label: 'คำของเกม', to: '/admin/words', roles: ['editor'] },
  { label: 'ภาพปริศนา', to: '/admin/riddles', roles: ['editor'] },
  { label: 'ผู้คน', to: '/admin/people', roles: ['admin'] },
  { label: 'บันทึกทีมงาน', to: '/admin/log', roles: ['admin'] },
  { label: 'อีเมลขาออก', to: '/admin/outbox', needsOutbox: true },
  { label: 'การยืนยันตัวตน', to: '/admin/factors' },
]

/** What somebody with these roles sees of it. */
export function menuOf(roles: readonly string[], { hasOutbox }: { hasOutbox: boolean }): AdminEntry[] {
  const isOpen = ({ needsOutbox }: AdminEntry) => hasOutbox || !needsOutbox
  const isTheirs = (entry: AdminEntry) => entry.roles?.some((role) => roles.includes(role)) ?? roles.length > 0
  return adminMenu.filter((entry) => isOpen(entry) && isTheirs(entry))
}
