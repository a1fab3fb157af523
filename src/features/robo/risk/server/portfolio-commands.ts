import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { adminRiskErrors } from '../admin-contract.ts'
import type { PortfolioFile } from '../content.ts'
import type { RoboLevel } from '../level-rules.ts'
import { type Breach, checkPortfolio } from '../suitability-rules.ts'
import { listPartFunds, listVersions, type Share, toChecked } from './portfolio-queries.ts'

const refusal = refusals(adminRiskErrors)

/** What a portfolio breaks at a level. Throws portfolio_fund_unknown. */
export async function judgePortfolio(tx: Tx, level: RoboLevel, parts: readonly Share[]): Promise<Breach[]> {
  const funds = await listPartFunds(
    tx,
    parts.map(({ code }) => code),
  )
  const unknown = parts.filter(({ code }) => !funds.some((fund) => fund.code === code))
  if (unknown.length > 0)
    throw refusal('portfolio_fund_unknown', { values: { codes: unknown.map(({ code }) => code).join(', ') } })
  return checkPortfolio(level, toChecked(parts, funds))
}

type Edit = { actorId: string; level: RoboLevel; version: number; parts: Share[]; reason: string; now: Date }

/**
 * Stores a new version of a level's portfolio; the older ones stay. Throws portfolio_fund_unknown, portfolio_breaks (with
 * the caps in words), or portfolio_changed where `version` is not the newest.
 */
export async function setPortfolio(tx: Tx, { actorId, level, version, parts, reason, now }: Edit): Promise<void> {
  const breaches = await judgePortfolio(tx, level, parts)
  if (breaches.length > 0)
    throw refusal('portfolio_breaks', {
      values: { count: breaches.length },
      fields: breaches.map(({ text }) => ({ path: 'parts', code: 'portfolio_breaks', detail: text })),
    })
  const { rows } = await sql<{ version: number }>`
    insert into robo_portfolio (level, version, parts, made_at, made_by, reason)
    select ${level}::smallint, ${version + 1}::int, ${JSON.stringify(parts)}::jsonb, ${now}, ${actorId}, ${reason}
    where ${version}::int = (select max(version) from robo_portfolio where level = ${level}::smallint)
    on conflict do nothing returning version`.execute(tx)
  if (rows.length === 0) throw refusal('portfolio_changed')
  const subject = { kind: 'robo_portfolio', id: String(level) } as const
  const change = { before: { version }, after: { version: version + 1, parts, reason } }
  await recordStaffAct(tx, { actorId, act: 'robo.portfolio-set', subject, ...change, now })
}

/**
 * Brings the portfolios of the content in, each as a new version where it differs from the last; a level that staff has set
 * is left. Throws where one breaks a cap: such content must not start.
 */
export async function importPortfolios(tx: Tx, { portfolios }: PortfolioFile, now: Date): Promise<void> {
  const versions = await listVersions(tx)
  for (const { level, parts } of portfolios) {
    const last = versions.find((one) => one.level === level)
    if (last && (last.made_by !== null || isSame(last.parts, parts))) continue
    const breaches = await judgePortfolio(tx, level, parts)
    if (breaches.length > 0) throw new Error(`robo-portfolios.json: ${breaches.map(({ text }) => text).join('; ')}`)
    await tx
      .insertInto('robo_portfolio')
      .values({ level, version: (last?.version ?? 0) + 1, parts: JSON.stringify(parts), made_at: now })
      .onConflict((c) => c.doNothing())
      .execute()
  }
}

const isSame = (one: readonly Share[], other: readonly Share[]) =>
  one.length === other.length &&
  one.every(({ code, share }, at) => other[at]!.code === code && other[at]!.share === share)
