import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { hashOf, newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mayMailStranger } from '#features/notifications/server/mailbox-commands.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { signUpErrors } from '../contract.ts'
import { profileCompleted } from './activities.ts'
import { verificationMail } from './mails.ts'

const refusal = refusals(signUpErrors)
const lifeMs = 24 * 3_600_000

/**
 * Mails a verification link, valid once within 24 hours; an earlier link becomes invalid. `origin` is that of our
 * pages, 'https://koinklass.example'. Throws already_verified.
 */
export async function askToVerify(
  tx: Tx,
  { userId, origin, now }: { userId: string; origin: string; now: Date },
): Promise<void> {
  const person = await tx
    .selectFrom('user_account')
    .select(['email', 'display_name', 'verified_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (person.verified_at) throw refusal('already_verified')
  // The reply does not reveal it, and the previous link stays valid.
  if (!(await mayMailStranger(tx, { to: person.email, now }))) return
  await forgetLinks(tx, userId)
  const token = newSecret()
  await tx
    .insertInto('email_link')
    .values({
      user_id: userId,
      hash: hashOf(token),
      purpose: 'verify',
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute()
  const { koin: reward } = await readRate(tx, 'profile.completed', now)
  const mail = verificationMail({ name: person.display_name, link: `${origin}/register/verify?token=${token}`, reward })
  await queueMail(tx, { ...mail, userId, to: person.email, kind: 'identity.verify', isLimited: true, now })
}

/**
 * Uses a verification link: the address is verified, and the first verification pays the reward for a complete profile
 * (sign-up fills it). The DELETE of the link decides, so it works once; the person's row is locked first, in the order
 * of askToVerify. Returns what was paid. Throws link_dead.
 */
export async function verifyEmail(tx: Tx, { token, now }: { token: string; now: Date }): Promise<Koin> {
  const hash = hashOf(token)
  const owner = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', 'in', (e) =>
      e.selectFrom('email_link').select('email_link.user_id').where('hash', '=', hash).where('purpose', '=', 'verify'),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!owner) throw refusal('link_dead')
  const userId = owner.user_id
  const used = await tx
    .deleteFrom('email_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) throw refusal('link_dead')
  return markVerified(tx, { userId, now })
}

/** Marks the address as verified; the first time pays the reward. Returns what was paid. */
export async function markVerified(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<Koin> {
  await tx
    .updateTable('user_account')
    .set({ verified_at: now })
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute()
  const { paid } = await rewardKoin(tx, {
    userId,
    source: 'profile',
    amount: (await readRate(tx, 'profile.completed', now)).koin,
    cause: 'profile:verified',
    title: 'กรอกโปรไฟล์ครบและยืนยันอีเมล',
    href: '/profile',
    now,
  })
  await recordActivity(tx, {
    userId,
    kind: profileCompleted,
    subjectId: null,
    facts: {},
    cause: 'profile:verified',
    now,
  })
  return paid
}

async function forgetLinks(tx: Tx, userId: string) {
  await tx.deleteFrom('email_link').where('user_id', '=', userId).where('purpose', '=', 'verify').execute()
}
