import type { BankRateKey } from './admin-contract.ts'

/** What staff calls each rate of the bank. */
export const bankRateNames = {
  savings: 'ออมทรัพย์',
  'fixed-3': 'ฝากประจำ 3 เดือน',
  'fixed-6': 'ฝากประจำ 6 เดือน',
  'fixed-12': 'ฝากประจำ 12 เดือน',
  'fixed-24': 'ฝากประจำ 24 เดือน',
  'thaweesup-extra': 'ทวีทรัพย์ (บวกเพิ่มจากฝากประจำ 12 เดือน)',
} satisfies Record<BankRateKey, string>
