import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { dropSaved, type Saved } from '#lib/web/offline/unsent-act-store.ts'
import { connectSender, listWaiting, type News, saveAct } from '#lib/web/offline/unsent-acts.ts'
import { answerPost, likePost, unlikePost } from '../reading-contract.ts'
import { pendingReadingText as text } from './pending-reading-text.ts'

type PendingAnswer = { id: string; choice: string }
type PendingLike = { id: string; isLiked: boolean }
/** The queued actions for a post in this browser: the choice, and the wanted like; null for each without one. */
export type PendingReading = { choice: string | null; isLiked: boolean | null }

const answerKind = 'post-answer'
const likeKind = 'post-like'

/**
 * Queues the answer to a post's question under the key of the failed attempt. Returns false when the browser cannot
 * store it.
 */
export function saveAnswer(key: string, answer: PendingAnswer): Promise<boolean> {
  return saveAct(answerKind, key, answer)
}

/** Queues the wanted like, in place of an earlier one. Returns false when the browser cannot store it. */
export async function saveLike(like: PendingLike): Promise<boolean> {
  const before = (await listWaiting()).filter((act) => act.kind === likeKind && postOf(act) === like.id)
  for (const { key } of before) await dropSaved(key).catch(() => {})
  return saveAct(likeKind, crypto.randomUUID(), like)
}

/** The queued actions for this post. */
export async function readPending(id: string): Promise<PendingReading> {
  const ours = (await listWaiting()).filter((act) => postOf(act) === id)
  const answer = ours.find(({ kind }) => kind === answerKind) as Saved<PendingAnswer> | undefined
  const like = ours.findLast(({ kind }) => kind === likeKind) as Saved<PendingLike> | undefined
  return { choice: answer?.body.choice ?? null, isLiked: like?.body.isLiked ?? null }
}

/** Registers how unsent answers and likes are sent. */
export function connectPendingReading(): void {
  connectSender(answerKind, async ({ body }, send) => {
    const reply = await send(answerPost, { body: body as PendingAnswer })
    void refreshProfile()
    return reply
  })
  connectSender(likeKind, ({ body }, send) => {
    const { id, isLiked } = body as PendingLike
    return send(isLiked ? likePost : unlikePost, { query: { id } })
  })
}

function postOf({ kind, body }: Saved): string | null {
  return kind === answerKind || kind === likeKind ? (body as { id: string }).id : null
}

/** Why the answer to this post (with null: to any post) does not count; null when none was refused. */
export function refusedAnswer(news: News[], id: string | null = null): string | null {
  const refused = news.find(({ act, refusal }) => refusal && act.kind === answerKind && (!id || postOf(act) === id))
  if (!refused?.refusal) return null
  const { code, message } = refused.refusal
  return { already_answered: text.answeredBefore, post_not_found: text.gone }[code] ?? message
}

/** The answers and likes among these actions, in words. */
export function nameReading(acts: Saved[]): string[] {
  const count = (wanted: string) => acts.filter(({ kind }) => kind === wanted).length
  const [answers, likes] = [count(answerKind), count(likeKind)]
  return [...(answers > 0 ? [text.tooOldAnswers(answers)] : []), ...(likes > 0 ? [text.tooOldLikes(likes)] : [])]
}

/** The message about settled answers for other pages. Likes are not reported. */
export function describeReading(news: News[]): { refused: string | null; sent: string | null } {
  const count = news.filter(({ act, refusal }) => act.kind === answerKind && refusal === null).length
  return { refused: refusedAnswer(news), sent: count > 0 ? text.sent(count) : null }
}
