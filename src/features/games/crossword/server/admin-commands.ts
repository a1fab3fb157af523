import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import { crosswordAdminErrors } from '../admin-contract.ts'
import { sizes } from '../crossword-contract.ts'
import { wordsIn } from './admin-queries.ts'
import { readIpuz } from './ipuz-rules.ts'
import { documentOf, keysOf } from './make-commands.ts'
import type { Which } from './queries.ts'
import { timingOf } from './rules.ts'

const refusal = refusals(crosswordAdminErrors)
const maxDaysAhead = 366

/**
 * Replaces a future puzzle by an imported one. Throws invalid_input (the fault of the file or day, in Thai) and
 * crossword_begun: current and past puzzles cannot change.
 */
export async function importCrossword(
  tx: Tx,
  { actorId, kind, day, skill, ipuz, now }: Which & { actorId: string; skill: Skill; ipuz: string; now: Date },
): Promise<void> {
  const { current } = timingOf(kind, now)
  if (day <= current) throw refusal('crossword_begun')
  if (kind === 'weekly' && weekday(day) !== 1) throw wrong('day', 'ตารางของสัปดาห์ต้องเริ่มวันจันทร์')
  if (day > addDays(current, maxDaysAhead)) throw wrong('day', 'เลือกวันภายในหนึ่งปี')
  const { puzzle, fault } = readIpuz(ipuz, { size: sizes[kind], skill })
  if (fault !== null) throw wrong('ipuz', fault)

  const before = await tx
    .selectFrom('crossword')
    .select(['ipuz'])
    .where('kind', '=', kind)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  const document = documentOf({ kind, day }, puzzle)
  const row = { ipuz: JSON.stringify(document), word_keys: keysOf(puzzle), seed: null, quality: null, made_at: now }
  await tx
    .insertInto('crossword')
    .values({ kind, day, ...row })
    .onConflict((c) => c.columns(['kind', 'day']).doUpdateSet(row))
    .execute()
  await recordStaffAct(tx, {
    actorId,
    act: 'crossword.imported',
    subject: { kind: 'crossword', id: `${kind}:${day}` },
    before: before ? { words: wordsIn(kind, before.ipuz) } : null,
    after: { words: wordsIn(kind, document) },
    now,
  })
}

function wrong(path: string, detail: string) {
  return commonRefusal('invalid_input', { fields: [{ path, code: 'wrong', detail }] })
}
