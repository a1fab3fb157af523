import type { ComponentType } from 'react'
import { type PremiumArtName, premiumWorlds } from '#art/names/premium-art-names.ts'
import type { PictureProps } from './picture.tsx'
import { BackpackPremium } from './premiums/backpack.tsx'
import { BackpackInsidePremium } from './premiums/backpack-inside.tsx'
import { BadmintonPremium } from './premiums/badminton.tsx'
import { BadmintonBagPremium } from './premiums/badminton-bag.tsx'
import { BoardGamePremium } from './premiums/board-game.tsx'
import { BoardGamePartsPremium } from './premiums/board-game-parts.tsx'
import { ClayBankPremium } from './premiums/clay-bank.tsx'
import { DataPackPremium } from './premiums/data-pack.tsx'
import { DeskCalendarPremium } from './premiums/desk-calendar.tsx'
import { DeskLampPremium } from './premiums/desk-lamp.tsx'
import { EbookPremium } from './premiums/ebook.tsx'
import { EventTicketPremium } from './premiums/event-ticket.tsx'
import { ExpenseBookPremium } from './premiums/expense-book.tsx'
import { ForestSeedlingsPremium } from './premiums/forest-seedlings.tsx'
import { HangmanBoardPremium } from './premiums/hangman-board.tsx'
import { HangmanBoxPremium } from './premiums/hangman-box.tsx'
import { HangmanPackPremium } from './premiums/hangman-pack.tsx'
import { HeadphonesPremium } from './premiums/headphones.tsx'
import { HeadphonesFoldedPremium } from './premiums/headphones-folded.tsx'
import { KeyboardPremium } from './premiums/keyboard.tsx'
import { KeyboardKeysPremium } from './premiums/keyboard-keys.tsx'
import { LibraryBooksPremium } from './premiums/library-books.tsx'
import { LunchBoxPremium } from './premiums/lunch-box.tsx'
import { LunchBoxClosedPremium } from './premiums/lunch-box-closed.tsx'
import { MangrovePremium } from './premiums/mangrove.tsx'
import { MonthPlannerPremium } from './premiums/month-planner.tsx'
import { MovieTicketPremium } from './premiums/movie-ticket.tsx'
import { MuseumPassPremium } from './premiums/museum-pass.tsx'
import { MusicMonthPremium } from './premiums/music-month.tsx'
import { PencilCasePremium } from './premiums/pencil-case.tsx'
import { PhotoPrintPremium } from './premiums/photo-print.tsx'
import type { PremiumProps } from './premiums/premium-stage.tsx'
import { SchoolBallPremium } from './premiums/school-ball.tsx'
import { SchoolLunchPremium } from './premiums/school-lunch.tsx'
import { SeedKitPremium } from './premiums/seed-kit.tsx'
import { ShelterBowlsPremium } from './premiums/shelter-bowls.tsx'
import { SolarLampPremium } from './premiums/solar-lamp.tsx'
import { StickerSheetPremium } from './premiums/sticker-sheet.tsx'
import { ToteBagPremium } from './premiums/tote-bag.tsx'
import { UkulelePremium } from './premiums/ukulele.tsx'
import { UkuleleSetPremium } from './premiums/ukulele-set.tsx'
import { UmbrellaPremium } from './premiums/umbrella.tsx'
import { WaterBottlePremium } from './premiums/water-bottle.tsx'
import { WaterBottlePartsPremium } from './premiums/water-bottle-parts.tsx'
import { WaterPouchPremium } from './premiums/water-pouch.tsx'

const PREMIUMS: Record<PremiumArtName, ComponentType<PremiumProps>> = {
  'water-bottle': WaterBottlePremium,
  'month-planner': MonthPlannerPremium,
  'expense-book': ExpenseBookPremium,
  'sticker-sheet': StickerSheetPremium,
  'pencil-case': PencilCasePremium,
  'tote-bag': ToteBagPremium,
  headphones: HeadphonesPremium,
  'desk-lamp': DeskLampPremium,
  backpack: BackpackPremium,
  umbrella: UmbrellaPremium,
  'lunch-box': LunchBoxPremium,
  badminton: BadmintonPremium,
  'clay-bank': ClayBankPremium,
  'board-game': BoardGamePremium,
  keyboard: KeyboardPremium,
  'seed-kit': SeedKitPremium,
  'water-pouch': WaterPouchPremium,
  ukulele: UkulelePremium,
  'movie-ticket': MovieTicketPremium,
  'data-pack': DataPackPremium,
  ebook: EbookPremium,
  'music-month': MusicMonthPremium,
  'photo-print': PhotoPrintPremium,
  'museum-pass': MuseumPassPremium,
  'hangman-pack': HangmanPackPremium,
  'hangman-box': HangmanBoxPremium,
  'event-ticket': EventTicketPremium,
  'hangman-board': HangmanBoardPremium,
  'desk-calendar': DeskCalendarPremium,
  'forest-seedlings': ForestSeedlingsPremium,
  'school-lunch': SchoolLunchPremium,
  'library-books': LibraryBooksPremium,
  mangrove: MangrovePremium,
  'shelter-bowls': ShelterBowlsPremium,
  'solar-lamp': SolarLampPremium,
  'school-ball': SchoolBallPremium,
  'headphones-folded': HeadphonesFoldedPremium,
  'backpack-inside': BackpackInsidePremium,
  'ukulele-set': UkuleleSetPremium,
  'keyboard-keys': KeyboardKeysPremium,
  'board-game-parts': BoardGamePartsPremium,
  'water-bottle-parts': WaterBottlePartsPremium,
  'lunch-box-closed': LunchBoxClosedPremium,
  'badminton-bag': BadmintonBagPremium,
}

/** The picture of a premium by name, 3:2, in its world. It brings all of them along: a page uses `<ArtFile>` or `<LazyArt>`. */
export function PremiumArt({ name, ...picture }: PictureProps & { name: PremiumArtName }) {
  const Premium = PREMIUMS[name]
  return <Premium world={premiumWorlds[name]} {...picture} />
}
