import { addTotp } from '#features/admin/server/totp-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newTotpSecret, totpCode, totpStep } from '#lib/server/secrets/totp.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { Product } from '../../support/product.ts'
import { cookiesAnswered } from './browser.ts'
import { lookWith } from './look.ts'

/** A page of a member of staff with a second factor, which the product asks for ten minutes after the last time. */
export async function openStaffPage({ db, clock, ...product }: Product, width: number, roles: StaffRole[]) {
  const staff = await product.person({ roles })
  const keys = await openKeys({ db, clock: () => clock.now })
  const secret = newTotpSecret()
  await db.transaction().execute((tx) => addTotp(tx, keys, { userId: staff.id, secret, now: clock.now }))
  const way = { name: '', width, theme: 'light', handOf: () => null as never, hasAxe: true } as const
  const page = await product.openPage({
    ...way,
    storage: { ...cookiesAnswered, ...(await product.storageOf(staff)) },
  })
  /** Confirms the second factor. */
  const confirm = async () => {
    const factor = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' })
    await factor.getByRole('textbox', { name: 'รหัสจากแอป' }).fill(totpCode(secret, totpStep(clock.now)))
    await factor.getByRole('button', { name: 'ยืนยัน' }).click()
  }
  return { page, look: lookWith(page, way), confirm, staff }
}
