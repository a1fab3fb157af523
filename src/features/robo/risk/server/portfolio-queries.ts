import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { FundClass } from '#features/bank/funds/fund-rules.ts'
import type { AssetClass } from '#features/bank/nav/market-rules.ts'
import type { AdminPortfolio } from '../admin-contract.ts'
import type { ModelPart, ModelPortfolio } from '../contract.ts'
import { levelNames, type RoboLevel } from '../level-rules.ts'
import { mixOf } from '../mix-rules.ts'
import { type CheckedPart, checkPortfolio } from '../suitability-rules.ts'

/** A fund as a portfolio needs it. Fees in basis points; `recipe` is null of a fund whose NAV comes from files. */
export type PartFund = {
  code: string
  name: string
  class: FundClass
  risk: number
  front_fee: number
  yearly_fee: number
  /** What is outside Thailand, in basis points; null of a fund of files. */
  abroad: number | null
  recipe: { weights: Partial<Record<AssetClass, number>>; own_risk: number } | null
}

export type Share = { code: string; share: number }
type Version = {
  level: RoboLevel
  version: number
  parts: Share[]
  made_at: Date
  made_by: string | null
  reason: string | null
}

/** The funds of these codes, or all. */
export async function listPartFunds(db: Db | Tx, codes: readonly string[] | null = null): Promise<PartFund[]> {
  const { rows } = await sql<PartFund>`
    select code, name, class, risk, front_fee, yearly_fee, abroad, recipe from fund
    ${codes ? sql`where code = any (${codes}::text[])` : sql``} order by risk, code`.execute(db)
  return rows
}

/** Every version of every level, the newest first. */
export async function listVersions(db: Db | Tx): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select level, version, parts, made_at, made_by, reason from robo_portfolio
    order by level, version desc`.execute(db)
  return rows
}

async function listCurrent(db: Db | Tx, level: RoboLevel | null): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select distinct on (level) level, version, parts, made_at, made_by, reason from robo_portfolio
    ${level ? sql`where level = ${level}` : sql``} order by level, version desc`.execute(db)
  return rows
}

/** The shares as the checker takes them. Throws on a fund that is not among `funds`. */
export function toChecked(parts: readonly Share[], funds: readonly PartFund[]): CheckedPart[] {
  return parts.map(({ code, share }) => {
    const fund = funds.find((one) => one.code === code)
    if (!fund) throw new Error(`no fund ${code}`)
    return { code, class: fund.class, risk: fund.risk, share, mix: mixOf(fund.recipe?.weights ?? null) }
  })
}

function toParts(parts: readonly Share[], funds: readonly PartFund[]): ModelPart[] {
  return parts.map(({ code, share }) => {
    const { recipe: _, abroad: __, ...fund } = funds.find((one) => one.code === code)!
    return { ...fund, share }
  })
}

function toModel({ level, version, parts: shares, made_at }: Version, funds: readonly PartFund[]): ModelPortfolio {
  const parts = toParts(shares, funds)
  const weigh = (fee: 'front_fee' | 'yearly_fee') =>
    Math.round(parts.reduce((sum, part) => sum + part[fee] * part.share, 0) / 10_000)
  const fees = { front_fee: weigh('front_fee'), yearly_fee: weigh('yearly_fee') }
  return { level, level_name: levelNames[level], version, since: made_at.toISOString(), parts, ...fees }
}

/** The portfolios of the five levels as they are now. */
export async function listModels(db: Db | Tx): Promise<ModelPortfolio[]> {
  const [versions, funds] = await Promise.all([listCurrent(db, null), listPartFunds(db)])
  return versions.map((version) => toModel(version, funds))
}

/** The portfolio of a level as it is now. */
export async function findModelPortfolio(db: Db | Tx, level: RoboLevel): Promise<ModelPortfolio> {
  const [version] = await listCurrent(db, level)
  if (!version) throw new Error(`no portfolio of level ${level}`)
  return toModel(
    version,
    await listPartFunds(
      db,
      version.parts.map(({ code }) => code),
    ),
  )
}

/** The five portfolios with their past and what they break, for staff; `level`: only this one. */
export async function listAdminPortfolios(db: Db | Tx): Promise<{ items: AdminPortfolio[]; funds: PartFund[] }> {
  const [versions, funds] = await Promise.all([listVersions(db), listPartFunds(db)])
  const levels = [...new Set(versions.map(({ level }) => level))]
  const items = levels.map((level) => {
    const own = versions.filter((one) => one.level === level)
    const now = own[0]!
    return {
      level,
      level_name: levelNames[level],
      version: now.version,
      parts: toParts(now.parts, funds),
      breaches: checkPortfolio(level, toChecked(now.parts, funds)),
      versions: own.map(({ version, parts, made_at, made_by, reason }) => {
        return { version, made_at: made_at.toISOString(), made_by, reason, parts }
      }),
    }
  })
  return { items, funds }
}
