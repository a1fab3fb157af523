import type { Tx } from '#db/open.ts'
import { addReceipt } from '#features/consent/server/commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { forgetRefusal, rememberRefusal } from '#features/identity/limits/server/refusal-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { afterQuiet, isQuiet } from '#lib/thai/quiet-hours.ts'
import { guardianErrors } from '../contract.ts'
import { faultsOfSigner, type Signer } from '../guardian-rules.ts'
import {
  type Ask,
  addGuardianJob,
  type Held,
  lockByLink,
  lockGuardian,
  newWays,
  tellAnswerTask,
} from './guardian-link-commands.ts'
import { answeredMail, answerMail, type Sender } from './guardian-mails.ts'
import { guardianAnswered } from './notices.ts'

const refusal = refusals(guardianErrors)

type Answer = {
  token: string
  /** The version that the guardian saw. */
  version: number
  /** Who agrees; null refuses or withdraws. */
  signer: Signer | null
  policyVersion: number
  keys: Keys
  origin: string
  sender: Sender
  now: Date
}

/**
 * The guardian agrees, refuses, or withdraws consent (PDPA sections 19 and 20: as easily as it was given, and effective
 * from then on). Of two concurrent answers to the same version the first counts and the other throws guardian_changed;
 * the same answer twice counts once. A trigger on the new state takes the child's name off posts and out of the search
 * (keep_names in 0061-shown-names.sql). Throws guardian_link_dead, guardian_not_needed and, for a signer who is not an
 * adult, invalid_input. Returns the child's user id.
 */
export async function answerAsGuardian(tx: Tx, answer: Answer): Promise<string> {
  const { token, version, signer, now } = answer
  const held = await lockByLink(tx, token, now)
  if (held.isOver) throw refusal('guardian_not_needed')
  const fields = signer ? faultsOfSigner(signer, bangkokDay(now)) : []
  if (fields.length > 0) throw commonRefusal('invalid_input', { fields })
  const state = signer ? 'allowed' : 'refused'
  if (held.state === state) return held.user_id
  if (held.version !== version) throw refusal('guardian_changed')
  await tx
    .updateTable('guardian')
    .set({ state, answered_at: now, version: version + 1, policy_version: signer && answer.policyVersion })
    .where('user_id', '=', held.user_id)
    .execute()
  await recordAnswer(tx, held, answer)
  await saveRefusal(tx, held, answer)
  await tellGuardian(tx, held, answer)
  const said = nameOf(signer, held)
  const facts = { answer: said === 'agreed' ? 'allowed' : said } as const
  const cause = `guardian:${version + 1}`
  await notify(tx, { userId: held.user_id, kind: guardianAnswered, facts, cause, now })
  await addGuardianJob(tx, { task: tellAnswerTask, userId: held.user_id, at: isQuiet(now) ? afterQuiet(now) : null })
  return held.user_id
}

async function recordAnswer(tx: Tx, held: Held, { signer, policyVersion, now }: Answer) {
  const answer = nameOf(signer, held)
  const { user_id: userId, email } = held
  const who = { name: signer?.name ?? null, relation: signer?.relation ?? null, birth_year: signer?.birth_year ?? null }
  await tx
    .insertInto('guardian_answer')
    .values({ user_id: userId, id: newId(now), answer, email, ...who, policy_version: policyVersion, made_at: now })
    .execute()
  const act = answer === 'agreed' ? 'given' : answer
  const receipt = { policy: 'guardian', byWhom: 'guardian', how: 'guardian_link', version: policyVersion } as const
  await addReceipt(tx, { ...receipt, userId, act, now })
}

/**
 * A first refusal applies to the mailbox, for all accounts; withdrawing a consent does not, since other children may
 * still ask.
 */
async function saveRefusal(tx: Tx, held: Held, { signer, keys, now }: Answer) {
  const box = { keys, email: held.email, now }
  if (nameOf(signer, held) === 'refused') await rememberRefusal(tx, box)
  if (signer) await forgetRefusal(tx, box)
}

/** Mails the guardian a copy of the answer, with a link to change it. */
async function tellGuardian(tx: Tx, held: Held, { signer, origin, sender, now }: Answer) {
  const ways = await newWays(tx, { userId: held.user_id, origin, now })
  const answer = nameOf(signer, held)
  const mail = answeredMail({ name: held.child.display_name, ways, sender, answer, when: formatThaiMoment(now) })
  await queueMail(tx, { ...mail, userId: null, to: held.email, kind: 'guardian.answered', now })
}

function nameOf(signer: Signer | null, { state }: Held) {
  return signer ? 'agreed' : state === 'allowed' ? 'withdrawn' : 'refused'
}

/** Tells the child the current answer, if there is one. */
export async function tellAnswer(tx: Tx, { userId, origin, now }: Ask): Promise<void> {
  const held = await lockGuardian(tx, { userId, now })
  if (!held || held.isOver || held.state === 'waiting') return
  const mail = answerMail({
    name: held.child.display_name,
    state: held.state as 'allowed' | 'refused',
    link: `${origin}/profile`,
  })
  await queueMail(tx, { ...mail, userId, to: held.child.email, kind: 'guardian.answer', now })
}
