import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '#db/open.ts'
import { type Rate, readRates } from '#features/koin/server/rate-queries.ts'
import { type RateKey, rateKeys } from '#features/koin/server/rules.ts'
import { type PremiumContent, PremiumFile } from '#features/store/premiums/content.ts'
import { type WardrobeContent, WardrobeFile } from '#features/store/wardrobe/content.ts'
import { type MissionContent, MissionFile } from '#features/superquest/missions/content.ts'

/** What the simulation takes from the product: its rates, its shop, its missions and what there is to read and watch. */
export type Inputs = {
  rates: Record<RateKey, Rate>
  premiums: PremiumContent[]
  wardrobe: WardrobeContent[]
  missions: MissionContent[]
  articles: { key: string; club: string; skill: string }[]
  videos: { key: string; category: string }[]
  /** What attending an event pays on average, in hundredths of koin. */
  eventReward: number
}

const content = fileURLToPath(new URL('../../../content/', import.meta.url))

/** Reads the rates in effect from the database, and the rest from the content. */
export async function readInputs(db: Db, now: Date): Promise<Inputs> {
  const { events } = readJson<{ events: { reward: number }[] }>('events.json')
  return {
    rates: await readRates(db, rateKeys, now),
    premiums: PremiumFile.parse(readJson('premiums.json')).premiums,
    wardrobe: WardrobeFile.parse(readJson('wardrobe.json')).things,
    missions: MissionFile.parse(readJson('missions.json')).missions,
    articles: readFolder<Inputs['articles'][number]>('articles').map(({ key, club, skill }) => ({ key, club, skill })),
    videos: readFolder<Inputs['videos'][number]>('videos').map(({ key, category }) => ({ key, category })),
    eventReward: Math.round(events.reduce((sum, { reward }) => sum + reward, 0) / events.length),
  }
}

function readFolder<T>(name: string): T[] {
  const files = fs.readdirSync(path.join(content, name)).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => readJson<T>(`${name}/${file}`))
}

function readJson<T>(name: string): T {
  return JSON.parse(fs.readFileSync(path.join(content, name), 'utf8'))
}
