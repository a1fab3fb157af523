import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { lockProposal, propose } from '#features/staff-value/server/proposal-commands.ts'
import { findWaiting, isProposed, type ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import { type FilmQuestion, isOtherKey, placeNames } from '../question-rules.ts'
import { type StaffVideo, videoAdminErrors } from '../video-admin-contract.ts'
import { type Edit, editVideo, lockVideo, type Staff } from './admin-commands.ts'
import { findStaffVideo } from './admin-queries.ts'

const refusal = refusals(videoAdminErrors)

/** A question of a film with another key, or the first one of a film, which a second person decides. */
export const filmKey: ProposalKind = {
  name: 'film-key',
  roles: ['editor'],
  read: async (db, id) => figuresOf((await findStaffVideo(db, id))?.question ?? null),
  // What stays is not told: the second person looks at what changes.
  tell: async (db, { subjectId, payload }) => {
    const before = await filmKey.read(db, subjectId)
    const after = figuresOf(payload as FilmQuestion)
    return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
  },
  details: async (db, id) => ({ ตอบไปแล้ว: `${await countAnswers(db, id)} คน` }),
  apply: (tx, { subjectId, payload, decidedBy, now }) =>
    writeQuestion(tx, subjectId, payload as FilmQuestion, { actorId: decidedBy, now }),
}

/** The words of a question by the Thai names that the desk shows. */
function figuresOf(question: FilmQuestion | null): Record<string, string> {
  const choices = question?.choices ?? []
  return {
    คำถาม: question?.text ?? '',
    ตัวเลือก: choices.map(({ text }) => text).join(' · '),
    ข้อที่ถูก: question ? `${placeNames[question.right]} ${choices[question.right - 1]!.text}` : '',
    เหตุผล: choices.map(({ why }) => why).join(' · '),
    แหล่งที่มา: question?.source ?? '',
  }
}

/**
 * Edits a video's texts and the question at its end (null: none). Another key, also in other words, and a new question wait
 * for a second person; until then the question stays as it is → whether it waits. Throws as editVideo, and invalid_input for
 * a question of a video whose end nobody can measure.
 */
export async function editVideoAndQuestion(
  tx: Tx,
  { question, ...words }: Edit & { question: FilmQuestion | null },
  { actorId, now }: Staff,
): Promise<{ isWaiting: boolean }> {
  // Before the video's own row, as a decision locks them.
  await lockProposal(tx, { kind: filmKey, id: words.id })
  const before = await lockVideo(tx, words.id)
  if (before.version !== words.version) throw refusal('video_changed')
  if (question && before.from !== 'file') throw unplayed
  const isSame = JSON.stringify(figuresOf(before.question)) === JSON.stringify(figuresOf(question))
  if (isSame || hasOtherWords(before, words)) await editVideo(tx, words, { actorId, now })
  if (isSame) return { isWaiting: false }
  if (!question || !isOtherKey(before.question, question)) {
    await writeQuestion(tx, words.id, question, { actorId, now })
    return { isWaiting: false }
  }
  const subject = { kind: 'video', id: words.id } as const
  const asked = { kind: filmKey, subject, payload: question }
  if (!(await isProposed(tx, asked))) await propose(tx, { ...asked, title: before.title, value: 0, actorId, now })
  return { isWaiting: true }
}

const unplayed = commonRefusal('invalid_input', {
  fields: [{ path: 'question.text', code: 'unplayed', detail: 'วิดีโอจากเว็บอื่นไม่บอกว่าจบเมื่อไร จึงถามท้ายเรื่องไม่ได้' }],
})

function hasOtherWords(before: StaffVideo, { title, summary, category, series, order }: Edit): boolean {
  const was = [typeTitle(before), before.summary, before.category, before.series, before.order]
  return JSON.stringify(was) !== JSON.stringify([title, summary, category, series, order])
}

/** The question of a video that waits for a second person; null where none does. */
export async function findWaitingQuestion(db: Db | Tx, id: string): Promise<FilmQuestion | null> {
  return (await findWaiting(db, { kind: filmKey, subject: { kind: 'video', id } })) as FilmQuestion | null
}

async function writeQuestion(
  tx: Tx,
  id: string,
  question: FilmQuestion | null,
  { actorId, now }: Staff,
): Promise<void> {
  const before = await lockVideo(tx, id)
  await tx
    .updateTable('video')
    .set({ question: question && JSON.stringify(question), updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const changed = { before: { question: before.question }, after: { question } }
  await recordStaffAct(tx, { actorId, act: 'video.edited', subject: { kind: 'video', id }, ...changed, now })
}

async function countAnswers(db: Db | Tx, id: string): Promise<number> {
  const { rows } = await sql<{ answered: number }>`
    select count(*)::int as answered from video_answer where video_id = ${id}`.execute(db)
  return rows[0]!.answered
}
