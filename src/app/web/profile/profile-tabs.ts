import { text } from './text.ts'

export const profileTabs = ['posts', 'purchases', 'gifts', 'koins', 'skills', 'kept'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tabs as links: those of the page itself, and the money answers, which have their own address. */
export function listTabs(tab: ProfileTab): { to: string; label: string; isCurrent: boolean }[] {
  const own = profileTabs.map((one) => ({
    to: one === 'koins' ? '/profile' : `/profile?tab=${one}`,
    label: text.tabs[one],
    isCurrent: one === tab,
  }))
  return [...own, { to: '/profile/moneyAnswer', label: text.moneyAnswers, isCurrent: false }]
}
