import type { Tx } from '#db/open.ts'
import { listRiddleWeeks, readRiddles } from '#features/games/riddles/server/queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isStillOf } from '#lib/thai/day-grace.ts'
import { decoderErrors } from '../decoder-contract.ts'
import { editionOf, findSet, listPictures, listWaitingRiddles, type PictureRow, type SetRow } from './queries.ts'
import { endSet, rewardPicture } from './reward-commands.ts'
import { chooseRiddles, isRightAnswer, maxTries } from './rules.ts'

const refusal = refusals(decoderErrors)

type Owner = { userId: string; now: Date }
type Which = { setId?: string | undefined; place?: number | undefined }

/** Begins a person's set of today. Idempotent. Throws decoder_no_content. */
export async function startSet(tx: Tx, { userId, now }: Owner): Promise<SetRow> {
  const day = bangkokDay(now)
  const begun = await findSet(tx, userId, { day })
  if (begun) return begun
  const { quota } = await readRate(tx, 'game.decoder.picture', now)
  // Fewer riddles than the rate says make a smaller set; without any there is no game.
  const { size: weeks } = await listRiddleWeeks(tx)
  const riddles = chooseRiddles(await listWaitingRiddles(tx, userId), { count: quota ?? 0, day, weeks })
  if (riddles.length === 0) throw refusal('decoder_no_content')
  const set = await tx
    .insertInto('decoder_set')
    .values({ user_id: userId, day, id: newId(now), started_at: now })
    .onConflict((c) => c.columns(['user_id', 'day']).doNothing())
    .returningAll()
    .executeTakeFirst()
  // A concurrent request was faster: return its set.
  if (!set) return (await findSet(tx, userId, { day }))!
  await tx
    .insertInto('decoder_picture')
    .values(
      riddles.map(({ id, edition }, i) => ({ user_id: userId, set_id: set.id, place: i + 1, riddle_id: id, edition })),
    )
    .execute()
  return set
}

type Answering = Owner & { setId: string; place: number; attempt: number; answer: string }

/**
 * Takes one try at a picture; a right one pays in the same transaction, and the last picture of the set makes its
 * learning day. Throws decoder_no_answer, decoder_set_not_found, decoder_closed, decoder_settled, decoder_tried.
 */
export async function answerPicture(tx: Tx, { attempt, answer, ...which }: Answering) {
  if (answerKey(answer) === '') throw refusal('decoder_no_answer')
  const { set, pictures, picture } = await lockPicture(tx, which)
  if (attempt !== picture.tries + 1) throw refusal('decoder_tried')
  const [riddle] = await readRiddles(tx, [editionOf(picture)])
  const isRight = isRightAnswer(answer, riddle!)
  if (isRight) {
    const solved = pictures.filter(({ state }) => state === 'solved').length
    const reward = await rewardPicture(tx, { set, place: picture.place, skill: riddle!.skill, solved, now: which.now })
    await settle(tx, picture, { state: 'solved', tries: attempt, reward, now: which.now })
  } else if (attempt < maxTries) await countTry(tx, picture, attempt)
  else await settle(tx, picture, { state: 'missed', tries: attempt, reward: null, now: which.now })
  await endSet(tx, set, which.now)
  return { is_right: isRight, set: (await findSet(tx, set.user_id, { id: set.id }))! }
}

/**
 * Gives a picture up: its answer is revealed and nothing is paid. Default: the first open picture of today's set.
 * Throws decoder_set_not_found, decoder_closed, decoder_settled.
 */
export async function skipPicture(tx: Tx, which: Owner & Which) {
  const { set, picture } = await lockPicture(tx, which)
  await settle(tx, picture, { state: 'skipped', tries: picture.tries, reward: null, now: which.now })
  await endSet(tx, set, which.now)
  return { is_right: false, set: (await findSet(tx, set.user_id, { id: set.id }))! }
}

/** Locks the set's row, which serialises concurrent answers. */
async function lockPicture(tx: Tx, { userId, setId, place, now }: Owner & Which) {
  const set = await tx
    .selectFrom('decoder_set')
    .selectAll()
    .where('user_id', '=', userId)
    .where(setId ? 'id' : 'day', '=', setId ?? bangkokDay(now))
    .forUpdate()
    .executeTakeFirst()
  if (!set) throw refusal('decoder_set_not_found')
  const pictures = await listPictures(tx, set)
  const picture = pictures.find((one) => (place ? one.place === place : one.state === 'open'))
  if (!picture && place) throw refusal('decoder_set_not_found')
  if (picture?.state !== 'open') throw refusal('decoder_settled')
  if (!isStillOf(set.day, now)) throw refusal('decoder_closed')
  return { set, pictures, picture }
}

function countTry(tx: Tx, picture: PictureRow, tries: number) {
  return ofPicture(tx, picture).set({ tries }).execute()
}

type End = { state: 'solved' | 'skipped' | 'missed'; tries: number; reward: object | null; now: Date }

function settle(tx: Tx, picture: PictureRow, { state, tries, reward, now }: End) {
  return ofPicture(tx, picture)
    .set({ state, tries, settled_at: now, reward: reward && JSON.stringify(reward) })
    .execute()
}

function ofPicture(tx: Tx, { user_id, set_id, place }: PictureRow) {
  return tx
    .updateTable('decoder_picture')
    .where('user_id', '=', user_id)
    .where('set_id', '=', set_id)
    .where('place', '=', place)
}
