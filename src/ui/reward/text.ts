import { formatKoin, type Koin } from '#lib/money.ts'

export const rewardText = {
  skip: 'แตะเพื่อข้าม',
  said: (title: string, koin: { before: Koin; earned: Koin } | undefined) =>
    koin
      ? `${title} ได้ ${formatKoin(koin.earned)} koin รวม ${formatKoin((koin.before + koin.earned) as Koin)} koin`
      : title,
}
