import { act } from '#db/act.ts'
import type { Tx } from '#db/open.ts'
import { avatarNames } from '#kit/avatar-names.ts'
import { refusals } from '#lib/errors.ts'
import type { MakeSquares } from '#lib/server/pictures.ts'
import { bind, type Caller, type Handlers, type ReplyControl, type RequestFacts } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import { cookieNames } from '#lib/stored-names.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { identityErrors } from '../contract.ts'
import * as contract from '../social-contract.ts'
import { maySignUpBySocial, providerPicture, type SocialSignUp } from '../social-rules.ts'
import { attemptOf, takeAttempt } from './attempt-commands.ts'
import type { Facebook } from './facebook-commands.ts'
import { bucketOf, limits } from './limit-rules.ts'
import type { Line } from './line-commands.ts'
import { answerLogin, beginSession } from './login-commands.ts'
import { type FetchPicture, takeProviderPicture } from './provider-picture-commands.ts'
import { checkSignUp, createAccount } from './register-commands.ts'
import type { IdentityParts } from './routes.ts'
import { addSocialLink, enterBySocial, linkSocial, type Proven, unlinkSocial } from './social-commands.ts'
import { readSocialLinks } from './social-queries.ts'
import { readTrip } from './trip-commands.ts'
import { askToVerify } from './verify-commands.ts'

const refusal = refusals({ ...contract.socialErrors, ...identityErrors })

/** The providers that are configured here. */
export type Social = { line: Line | null; facebook: Facebook | null; fetchPicture: FetchPicture }
export type SocialParts = IdentityParts & { social: Social; storage: Storage; makeSquares: MakeSquares }

/** The cookies of round trips; SameSite=Lax, since the provider's answer comes from another site. */
export const tripCookies = { line: cookieNames.lineTrip, facebook: cookieNames.facebookTrip } as const

type Contract = typeof contract
type Asked = { request: RequestFacts; reply: ReplyControl }
type Ends = { cookie: string }

export function socialRoutes(parts: SocialParts) {
  const { db, clock, keys, social } = parts
  const proveLine = async (token: string, { request }: Pick<Asked, 'request'>) => {
    if (!social.line) throw refusal('provider_off')
    await limitTries(parts, request)
    const now = clock()
    return social.line.prove(token, readTrip(keys, 'line', request.cookies[tripCookies.line], now), now)
  }
  const proveFacebook = async (token: string, { request }: Pick<Asked, 'request'>) => {
    if (!social.facebook) throw refusal('provider_off')
    await limitTries(parts, request)
    return social.facebook.prove(token, clock())
  }
  const lineEnds = { cookie: tripCookies.line }
  const facebookEnds = { cookie: tripCookies.facebook }
  const handlers: Handlers<Contract> = {
    loginLine: async ({ query, ...asked }) =>
      logIn(parts, await proveLine(query.token, asked), { ...asked, ...lineEnds }),
    loginFacebook: async ({ body, ...asked }) =>
      logIn(parts, await proveFacebook(body.token, asked), { ...asked, ...facebookEnds }),
    linkLine: async ({ body, ...asked }) =>
      link(parts, { body, proven: await proveLine(body.token, asked) }, { ...asked, ...lineEnds }),
    linkFacebook: async ({ body, ...asked }) =>
      link(parts, { body, proven: await proveFacebook(body.token, asked) }, { ...asked, ...facebookEnds }),
    registerLine: ({ body, ...asked }) =>
      signUp(parts, { input: body, prove: () => proveLine(body.token, asked) }, { ...asked, ...lineEnds }),
    registerFacebook: ({ body, ...asked }) =>
      signUp(parts, { input: body, prove: () => proveFacebook(body.token, asked) }, { ...asked, ...facebookEnds }),
    facebookDetail: async ({ request }) => {
      if (!request.bearer) throw refusal('facebook_token_dead')
      const { name, email, picture } = (await proveFacebook(request.bearer, { request })).identity
      return { name, email, picture }
    },
    listSocialLinks: ({ caller }) => readSocialLinks(db, caller.userId, clock()),
    unlinkSocial: async ({ caller, request, body: { provider } }) => {
      const { userId } = caller
      await takeAttempt(db, attemptOf(keys, limits.saveAccount, userId), clock())
      return act(db, { caller, request }, clock(), async (tx) => {
        await unlinkSocial(tx, { userId, provider, now: clock() })
        return readSocialLinks(tx, userId, clock())
      })
    },
  }
  return bind(contract, handlers)
}

function limitTries({ db, clock, keys }: SocialParts, { address }: RequestFacts): Promise<void> {
  return takeAttempt(db, attemptOf(keys, limits.socialAddress, bucketOf(address)), clock())
}

async function logIn(parts: SocialParts, proven: Proven, { request, reply, cookie }: Asked & Ends) {
  const now = parts.clock()
  const opened = await parts.db.transaction().execute(async (tx) => {
    const userId = await enterBySocial(tx, proven, now)
    return { userId, ...(await beginSession(tx, { userId, request, reply, now })) }
  })
  reply.setCookie(cookie, null, 0)
  return answerLogin(parts, { ...opened, now })
}

function takePicture(parts: SocialParts, { userId, proven, now }: { userId: string; proven: Proven; now: Date }) {
  const { picture } = proven.identity
  return takeProviderPicture({ ...parts, ...parts.social }, { userId, picture, now })
}

type Link = { proven: Proven; body: { takes_picture?: boolean | undefined } }

async function link(parts: SocialParts, { proven, body }: Link, asked: Asked & Ends & { caller: Caller }) {
  const { caller, request, reply, cookie } = asked
  const { userId } = caller
  const now = parts.clock()
  const links = await act(parts.db, { caller, request }, now, async (tx) => {
    await linkSocial(tx, { userId, proven, now })
    return readSocialLinks(tx, userId, now)
  })
  // Where the network is slow nothing waits for it: the link stands.
  if (body.takes_picture) await takePicture(parts, { userId, proven, now })
  reply.setCookie(cookie, null, 0)
  return links
}

type Sent = { input: SocialSignUp; prove: () => Promise<Proven> }

async function signUp(parts: SocialParts, { input, prove }: Sent, { request, reply, cookie }: Asked & Ends) {
  const { db, clock, keys, botCheck, origin, policyVersions } = parts
  const now = clock()
  await takeAttempt(db, attemptOf(keys, limits.registerAddress, bucketOf(request.address)), now)
  checkSignUp(input, now, await policyVersions?.())
  if (!maySignUpBySocial(input.birth_date, bangkokDay(now))) throw refusal('guardian_first')
  const proven = await prove()
  // Last, since a proof of work counts once and a typing mistake should not cost a new one.
  if (!input.bot_check || !(await botCheck.verify(input.bot_check, 'register', now))) throw refusal('bot_check_failed')
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
