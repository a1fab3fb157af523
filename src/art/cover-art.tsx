import type { ComponentType } from 'react'
import type { CoverName } from '#art/names/cover-names.ts'
import { CallWaveCover } from './covers/call-wave.tsx'
import { CampusBridgeCover } from './covers/campus-bridge.tsx'
import { CapsuleMachineCover } from './covers/capsule-machine.tsx'
import { ClothesLineCover } from './covers/clothes-line.tsx'
import { CompoundCover } from './covers/compound.tsx'
import { DayCalendarCover } from './covers/day-calendar.tsx'
import { FirstPayCover } from './covers/first-pay.tsx'
import { FundBasketCover } from './covers/fund-basket.tsx'
import { GoalPathCover } from './covers/goal-path.tsx'
import { InstalmentsCover } from './covers/instalments.tsx'
import { KitchenTableCover } from './covers/kitchen-table.tsx'
import { LimeCratesCover } from './covers/lime-crates.tsx'
import { MarketCover } from './covers/market.tsx'
import { OnlineShopCover } from './covers/online-shop.tsx'
import { PhoneScamCover } from './covers/phone-scam.tsx'
import { ReceiptCover } from './covers/receipt.tsx'
import { RiceScaleCover } from './covers/rice-scale.tsx'
import { RotiSlicesCover } from './covers/roti-slices.tsx'
import { SharedCoinCover } from './covers/shared-coin.tsx'
import { TabletCatchCover } from './covers/tablet-catch.tsx'
import { TeaScaleCover } from './covers/tea-scale.tsx'
import { ThreeKitesCover } from './covers/three-kites.tsx'
import { TwoPotsCover } from './covers/two-pots.tsx'
import { UmbrellaRainCover } from './covers/umbrella-rain.tsx'
import { WaveBoatCover } from './covers/wave-boat.tsx'
import { WeekBoxesCover } from './covers/week-boxes.tsx'
import type { PictureProps } from './picture.tsx'

const COVERS: Record<CoverName, ComponentType<PictureProps>> = {
  compound: CompoundCover,
  'shared-coin': SharedCoinCover,
  market: MarketCover,
  'umbrella-rain': UmbrellaRainCover,
  'phone-scam': PhoneScamCover,
  'online-shop': OnlineShopCover,
  'fund-basket': FundBasketCover,
  'goal-path': GoalPathCover,
  'clothes-line': ClothesLineCover,
  'tea-scale': TeaScaleCover,
  'tablet-catch': TabletCatchCover,
  'three-kites': ThreeKitesCover,
  'roti-slices': RotiSlicesCover,
  'lime-crates': LimeCratesCover,
  'week-boxes': WeekBoxesCover,
  'two-pots': TwoPotsCover,
  'first-pay': FirstPayCover,
  'rice-scale': RiceScaleCover,
  receipt: ReceiptCover,
  instalments: InstalmentsCover,
  'campus-bridge': CampusBridgeCover,
  'wave-boat': WaveBoatCover,
  'call-wave': CallWaveCover,
  'capsule-machine': CapsuleMachineCover,
  'kitchen-table': KitchenTableCover,
  'day-calendar': DayCalendarCover,
}

/** A cover by name, 16:9. It brings all covers along: a page that shows few uses `<ArtFile>` or one cover's own file. */
export function CoverArt({ name, ...picture }: PictureProps & { name: CoverName }) {
  const Cover = COVERS[name]
  return <Cover {...picture} />
}
