import { avatarNames } from '#art/names/avatar-names.ts'
import type { Tx } from '#db/open.ts'
import { guardsOf } from '#features/identity/limits/server/guard-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import { answerLogin, beginSession } from '#features/identity/sessions/server/begin-session-commands.ts'
import { socialErrors } from '#features/identity/social/contract.ts'
import {
  oauthStateCookies,
  proversOf,
  type SocialParts,
  takePicture,
} from '#features/identity/social/server/prove-commands.ts'
import { addSocialLink, type Proven } from '#features/identity/social/server/social-commands.ts'
import { maySignUpBySocial, providerPicture } from '#features/identity/social/social-rules.ts'
import { refusals } from '#lib/errors.ts'
import { bind, type ReplyControl, type RequestFacts } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { SocialSignUp } from '../sign-up-rules.ts'
import * as contract from '../social-contract.ts'
import { checkSignUp, createAccount } from './register-commands.ts'
import type { SignUpParts } from './routes.ts'
import { askToVerify } from './verify-commands.ts'

const refusal = refusals(socialErrors)

export type SocialSignUpParts = SignUpParts & SocialParts

export function socialSignUpRoutes(parts: SocialSignUpParts) {
  const { proveLine, proveFacebook } = proversOf(parts)
  return bind(contract, {
    registerLine: ({ body, ...asked }) =>
      signUp(
        parts,
        { input: body, prove: () => proveLine(body.token, asked) },
        { ...asked, cookie: oauthStateCookies.line },
      ),
    registerFacebook: ({ body, ...asked }) =>
      signUp(
        parts,
        { input: body, prove: () => proveFacebook(body.token, asked) },
        { ...asked, cookie: oauthStateCookies.facebook },
      ),
  })
}

type Asked = { request: RequestFacts; reply: ReplyControl; cookie: string }
type Sent = { input: SocialSignUp; prove: () => Promise<Proven> }

async function signUp(parts: SocialSignUpParts, { input, prove }: Sent, { request, reply, cookie }: Asked) {
  const { db, clock, origin, policyVersions } = parts
  const { limit, checkBot } = guardsOf(parts)
  const now = clock()
  await limit(limits.registerAddress, bucketOf(request.address))
  checkSignUp(input, now, await policyVersions?.())
  if (!maySignUpBySocial(input.birth_date, bangkokDay(now))) throw refusal('guardian_first')
  const proven = await prove()
  // Last, since a proof of work is valid once and a typing error should not cost a new one.
  await checkBot(input.bot_check, 'register')
  const takesPicture = input.avatar === providerPicture
  const avatar = takesPicture ? avatarNames[0] : input.avatar
  const opened = await db.transaction().execute(async (tx: Tx) => {
    const userId = await createAccount(tx, { input: { ...input, avatar }, passwordHash: null, now })
    await addSocialLink(tx, { userId, proven, now })
    await askToVerify(tx, { userId, origin, now })
    return { userId, ...(await beginSession(tx, { userId, request, reply, now })) }
  })
  if (takesPicture) await takePicture(parts, { userId: opened.userId, proven, now })
  reply.setCookie(cookie, null, 0)
  return answerLogin(parts, { ...opened, now })
}
