import { listPremiums } from '#features/store/premiums/contract.ts'
import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: async ({ read }) => {
    const premium = (await read(listPremiums, {})).items[0]!
    return {
      '/store': [{ to: '/store' }, { to: '/store?type=voucher&sort=price_up' }, { to: '/store', isSignedIn: true }],
      '/store/charity': [{ to: '/store/charity' }],
      '/admin/store': [
        { to: '/admin/store', isStaff: true },
        { to: '/admin/store?type=code', isStaff: true },
      ],
      '/admin/store/:id': [{ to: `/admin/store/${premium.id}`, isStaff: true }],
      '/admin/store/edit/:id?': [
        { to: '/admin/store/edit', isStaff: true },
        { to: `/admin/store/edit/${premium.id}`, isStaff: true },
      ],
    }
  },
  refused: ['/store?type=nothing', '/store?page=0'],
}
