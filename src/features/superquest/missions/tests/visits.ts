import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/superquest/missions-rewards': [
      { to: '/superquest/missions-rewards' },
      { to: '/superquest/missions-rewards?skill=planning', isSignedIn: true },
    ],
    '/superquest/rules': [{ to: '/superquest/rules' }],
    '/superquest/profile/allquests': [{ to: '/superquest/profile/allquests', isSignedIn: true }],
    '/superquest/profile/questsregistered': [{ to: '/superquest/profile/questsregistered', isSignedIn: true }],
    '/admin/big-prizes': [{ to: '/admin/big-prizes', isStaff: true }],
    '/admin/quests': [{ to: '/admin/quests', isStaff: true }],
    '/admin/quests/edit/:id?': [{ to: '/admin/quests/edit', isStaff: true }],
  },
}
