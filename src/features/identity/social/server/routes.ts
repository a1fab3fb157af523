import { runOnceThenView } from '#db/run-once.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { answerLogin, beginSession } from '#features/identity/sessions/server/begin-session-commands.ts'
import { refusals } from '#lib/errors.ts'
import { bind, type Caller, type Handlers, type ReplyControl, type RequestFacts } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { oauthStateCookies, proversOf, type SocialParts, takePicture } from './prove-commands.ts'
import { enterBySocial, linkSocial, type Proven, unlinkSocial } from './social-commands.ts'
import { readSocialLinks } from './social-queries.ts'

const refusal = refusals(contract.socialErrors)

type Contract = typeof contract
type Asked = { request: RequestFacts; reply: ReplyControl }
type Ends = { cookie: string }

export function socialRoutes(parts: SocialParts) {
  const { db, clock, keys } = parts
  const { proveLine, proveFacebook } = proversOf(parts)
  const lineEnds = { cookie: oauthStateCookies.line }
  const facebookEnds = { cookie: oauthStateCookies.facebook }
  const handlers: Handlers<Contract> = {
    loginLine: async ({ query, ...asked }) =>
      logIn(parts, await proveLine(query.token, asked), { ...asked, ...lineEnds }),
    loginFacebook: async ({ body, ...asked }) =>
      logIn(parts, await proveFacebook(body.token, asked), { ...asked, ...facebookEnds }),
    linkLine: async ({ body, ...asked }) =>
      link(parts, { body, proven: await proveLine(body.token, asked) }, { ...asked, ...lineEnds }),
    linkFacebook: async ({ body, ...asked }) =>
      link(parts, { body, proven: await proveFacebook(body.token, asked) }, { ...asked, ...facebookEnds }),
    facebookDetail: async ({ request }) => {
      if (!request.bearer) throw refusal('facebook_token_dead')
      const { name, email, picture } = (await proveFacebook(request.bearer, { request })).identity
      return { name, email, picture }
    },
    listSocialLinks: ({ caller }) => readSocialLinks(db, caller.userId, clock()),
    unlinkSocial: async ({ caller, request, body: { provider } }) => {
      const { userId } = caller
      await takeAttempt(db, attemptOf(keys, limits.saveAccount, userId), clock())
      return runOnceThenView(db, { caller, request }, clock(), {
        work: async (tx) => {
          await unlinkSocial(tx, { userId, provider, now: clock() })
          return {}
        },
        view: (on) => readSocialLinks(on, userId, clock()),
      })
    },
  }
  return bind(contract, handlers)
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

type Link = { proven: Proven; body: { takes_picture?: boolean | undefined } }

async function link(parts: SocialParts, { proven, body }: Link, asked: Asked & Ends & { caller: Caller }) {
  const { caller, request, reply, cookie } = asked
  const { userId } = caller
  const now = parts.clock()
  const links = await runOnceThenView(parts.db, { caller, request }, now, {
    work: async (tx) => {
      await linkSocial(tx, { userId, proven, now })
      return {}
    },
    view: (on) => readSocialLinks(on, userId, now),
  })
  // A failure to fetch the picture does not affect the link.
  if (body.takes_picture) await takePicture(parts, { userId, proven, now })
  reply.setCookie(cookie, null, 0)
  return links
}
