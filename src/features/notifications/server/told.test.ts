import { expect, test } from 'vitest'
import { guardianAnswered } from '#features/identity/guardian/server/notices.ts'
import { newSignIn } from '#features/identity/sessions/server/notices.ts'
import { passwordReset } from '#features/identity/sign-in/server/notices.ts'
import { klassReached, milestoneReached } from '#features/koin/server/notices.ts'
import { policyChanged, policyComing } from '#features/policies/server/notices.ts'
import { safeRedirectPath } from '#lib/redirect-path.ts'

const told = [
  newSignIn.tell({ browser: 'Chrome', system: 'Android', at: '2026-11-21T09:00:00.000Z' }),
  newSignIn.tell({ browser: null, system: null, at: '2026-11-21T09:00:00.000Z' }),
  passwordReset.tell({ at: '2026-11-21T09:00:00.000Z' }),
  ...(['allowed', 'refused', 'withdrawn'] as const).map((answer) => guardianAnswered.tell({ answer })),
  policyComing.tell({ type: 'law', version: 2, effective: '2027-01-01' }),
  policyChanged.tell({ type: 'personal', effective: '2027-01-01' }),
  milestoneReached.tell({ days: 5, month: '2026-11', koin: 300 }),
  klassReached.tell({ klass: 7 }),
]

test('every notice has a Thai text and links to a page of ours', () => {
  for (const { title, body, href } of told) {
    expect(title).toMatch(/[ก-๙]/)
    expect(body).toMatch(/[ก-๙]/)
    expect(`${title} ${body}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(safeRedirectPath(href)).toBe(href)
  }
})

test('a notice names what happened: device and hour, koin, day', () => {
  expect(told[0]?.body).toMatch(/^Chrome บน Android เมื่อ 21 พ\.ย\. 2569 16:00 น\./)
  expect(told[1]?.body).toMatch(/^เครื่องที่เราไม่รู้จัก เมื่อ/)
  expect(told.find(({ title }) => title.startsWith('เรียนรู้ครบ'))).toMatchObject({
    title: 'เรียนรู้ครบ 5 วันในเดือน พ.ย. 2569',
    body: 'ได้รับ 3.00 koin เข้ากระเป๋าแล้ว',
  })
})
