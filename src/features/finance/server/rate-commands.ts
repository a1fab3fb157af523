import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { addRate } from '#features/koin/server/rate-commands.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { decideProposal, proposeChange } from '#features/proposals/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { addDays, bangkokDay, formatThaiDate, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { forecastChange } from '../forecast-rules.ts'
import { type KoinRateProposal, koinRateErrors } from '../rate-contract.ts'
import { listUpcoming, readCaps, readGroups } from './rate-queries.ts'

const refusal = refusals(koinRateErrors)

/** A new rate begins at least so many days after the second person's decision. */
const noticeDays = 7

type Wanted = Pick<KoinRateProposal, 'key' | 'koin' | 'quota'>

/** What a change of a rate does to the koin minted per person and month. Refuses with koin_rate_without_quota. */
export async function forecastRate(db: Db | Tx, { key, koin: paid, quota }: Wanted, now: Date) {
  const before = await readRate(db, key, now)
  refuseQuota(before.quota, quota)
  const { basis, groups } = await readGroups(db, now)
  const change = { key, before, after: { koin: paid, quota }, caps: await readCaps(db, now) }
  const { people, ...forecast } = forecastChange(groups, change)
  return { basis, people, before: koin(forecast.before), after: koin(forecast.after) }
}

function refuseQuota(before: number | null, after: number | null): void {
  if ((before === null) !== (after === null)) throw refusal('koin_rate_without_quota')
}

/** Refuses a change that may not be: see koinRateErrors. Returns the figures that it follows. */
async function judge(tx: Tx, { key, koin: paid, quota, starts_on: day }: KoinRateProposal, now: Date) {
  const earliest = addDays(bangkokDay(now), noticeDays)
  if (day < earliest)
    throw refusal('koin_rate_early', {
      values: { day: formatThaiDate(earliest) },
      fields: [{ path: 'starts_on', code: 'koin_rate_early', detail: `เริ่มได้ตั้งแต่ ${formatThaiDate(earliest)}` }],
    })
  if ((await listUpcoming(tx, now)).some((one) => one.key === key && one.starts_on >= day))
    throw refusal('koin_rate_known')
  const from = startOfBangkokDay(day)
  const before = await readRate(tx, key, from)
  refuseQuota(before.quota, quota)
  if (before.koin === paid && before.quota === quota) throw refusal('koin_rate_same')
  const isStep = (was: number, is: number) => is <= was * 2 && is * 2 >= was
  if (!isStep(before.koin, paid) || (before.quota !== null && quota !== null && !isStep(before.quota, quota)))
    throw refusal('koin_rate_step_too_big')
  const caps = await readCaps(tx, from)
  if (key === 'reward-cap.day' && paid > caps.week) throw refusal('koin_rate_caps_crossed')
  if (key === 'reward-cap.week' && paid < caps.day) throw refusal('koin_rate_caps_crossed')
  return { koin: before.koin, quota: before.quota }
}

type Staff = { actorId: string; now: Date }

/** Has a rate or a cap wait for a second person. Refuses as koinRateErrors say, and with change_waiting. */
export async function askKoinRate(tx: Tx, { body, actorId, now }: Staff & { body: KoinRateProposal }): Promise<void> {
  const before = await judge(tx, body, now)
  await proposeChange(tx, { kind: 'koin.rate', subject: body.key, body, actorId, now })
  const subject = { kind: 'rate', id: body.key } as const
  await recordStaffAct(tx, { actorId, act: 'koin.rate-asked', subject, before, after: body, now })
}

type Deciding = Staff & { id: string; decision: 'confirm' | 'drop' }

/** Confirms or drops a proposed rate. Refuses as decideProposal, and as koinRateErrors say. */
export async function decideKoinRate(tx: Tx, { id, decision, actorId, now }: Deciding): Promise<void> {
  await decideProposal<KoinRateProposal>(tx, {
    ...{ kind: 'koin.rate', id, decision, actorId, now },
    apply: async ({ body, madeBy }) => {
      // The caps are judged against each other, so decisions follow each other.
      await sql`select pg_advisory_xact_lock(hashtextextended('koin-rates', 0))`.execute(tx)
      const before = await judge(tx, body, now)
      const { key, koin: paid, quota, starts_on: day } = body
      await addRate(tx, { key, koin: paid, quota, from: startOfBangkokDay(day), madeBy, decidedBy: actorId })
      const subject = { kind: 'rate', id: key } as const
      await recordStaffAct(tx, { actorId, act: 'rate.set', subject, before, after: body, now })
    },
  })
  if (decision === 'confirm') return
  const subject = { kind: 'rate', id } as const
  await recordStaffAct(tx, { actorId, act: 'koin.rate-dropped', subject, before: null, after: null, now })
}
