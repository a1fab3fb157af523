import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/open.ts'
import { addReceipt } from '#features/consent/server/commands.ts'
import { ageTierOf, emailKeyOf, faultsOfSignUp } from '#features/identity/accounts/account-rules.ts'
import { isCommonPassword } from '#features/identity/accounts/common-password-rules.ts'
import { displayNameKey, nameFold } from '#features/identity/accounts/display-name-rules.ts'
import { commonFault } from '#features/identity/accounts/password-rules.ts'
import { findHolder } from '#features/identity/accounts/server/account-queries.ts'
import { guardianErrors } from '#features/identity/guardian/contract.ts'
import { addGuardian } from '#features/identity/guardian/server/guardian-commands.ts'
import { openWallets } from '#features/koin/server/commands.ts'
import { commonRefusal, type FieldFault, refusals } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { signUpErrors } from '../contract.ts'
import type { SignUp } from '../sign-up-rules.ts'

const refusal = refusals({ ...signUpErrors, policy_changed: guardianErrors.policy_changed })

/** The input of every kind of sign-up; only sign-up by e-mail has a password. */
type Input = Omit<SignUp, 'password'>
type PolicyVersions = { law: number; personal: number }

/**
 * Validates a sign-up beyond the schema. Throws invalid_input with all field faults, or policy_changed when other
 * policy versions were accepted than are in force.
 */
export function checkSignUp(input: Input & { password?: string }, now: Date, inForce?: PolicyVersions): void {
  const faults = faultsOfSignUp(input, bangkokDay(now))
  const { password } = input
  const isCommon = password !== undefined && isCommonPassword(password)
  if (isCommon && !faults.some((fault) => fault.path === 'password')) faults.push({ path: 'password', ...commonFault })
  if (faults.length > 0) throw commonRefusal('invalid_input', { fields: faults })
  if (inForce && (inForce.law !== input.law_version || inForce.personal !== input.personal_version))
    throw refusal('policy_changed')
}

/**
 * Creates an account (without a password for LINE or Facebook) with its wallets, the guardian if the age requires one,
 * and the consent receipts. Returns the user id. Throws email_taken, name_taken (each with its field) and
 * guardian_full. Two that race for a mailbox or a name wait for each other on the unique key.
 */
export async function createAccount(
  tx: Tx,
  { input, passwordHash, now }: { input: Input; passwordHash: string | null; now: Date },
): Promise<string> {
  const userId = randomUUID()
  const account = {
    user_id: userId,
    email: input.email,
    email_key: emailKeyOf(input.email),
    password_hash: passwordHash,
    display_name: input.display_name,
    name_key: displayNameKey(input.display_name),
    name_fold: nameFold,
    birth_date: input.birth_date,
    province: input.province,
    school: input.school || null,
    interests: [...new Set([input.interests ?? []].flat())],
    display_image: input.avatar,
    made_at: now,
  }
  const made = await tx
    .insertInto('user_account')
    .values(account)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw await refuseTaken(tx, account)
  // Checked again after the unique key made this transaction wait: a mailbox that was just given up stays reserved.
  if (await findHolder(tx, input.email, userId))
    throw refusal('email_taken', { fields: [faultOf('email', 'email_taken')] })

  if (ageTierOf(input.birth_date, bangkokDay(now)) === 'minor')
    await addGuardian(tx, { userId, email: input.guardian_email!, now })
  await openWallets(tx, { userId, now })
  const receipt = { userId, act: 'given', how: 'sign_up', now } as const
  await addReceipt(tx, { ...receipt, policy: 'law', version: input.law_version })
  await addReceipt(tx, { ...receipt, policy: 'personal', version: input.personal_version })
  return userId
}

async function refuseTaken(tx: Tx, { email, name_key }: { email: string; name_key: string }) {
  const mailbox = foldMailbox(email)
  const taken = await tx
    .selectFrom('user_account')
    .select(['mailbox', 'name_key'])
    .where((e) => e.or([e('mailbox', '=', mailbox), e('name_key', '=', name_key)]))
    .execute()
  const fields: FieldFault[] = []
  if (taken.some((one) => one.mailbox === mailbox)) fields.push(faultOf('email', 'email_taken'))
  if (taken.some((one) => one.name_key === name_key)) fields.push(faultOf('display_name', 'name_taken'))
  return refusal(fields[0]?.path === 'email' ? 'email_taken' : 'name_taken', { fields })
}

function faultOf(path: string, code: keyof typeof signUpErrors): FieldFault {
  return { path, code, detail: signUpErrors[code].th }
}
