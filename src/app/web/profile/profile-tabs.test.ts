import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { listTabs } from './profile-tabs.ts'

test('the profile has a tab for posts, purchases, gifts, koin, skills, bookmarks and money answers, and each leads to a page', () => {
  const tabs = listTabs('skills')
  expect(tabs.map(({ label }) => label)).toEqual([
    'โพสต์ของฉัน',
    'ประวัติการแลก',
    'ประวัติของขวัญ',
    'ประวัติ koin',
    'ประวัติทักษะ',
    'เก็บไว้',
    'คำตอบควิซการเงิน',
  ])
  expect(tabs.filter(({ isCurrent }) => isCurrent).map(({ to }) => to)).toEqual(['/profile?tab=skills'])
  for (const { to } of tabs) expect(matchRoutes(routes, to)?.at(-1)?.route.id, to).toMatch(/^\/profile/)
})
