import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { ContentKinds } from '#kit/server/content-kind.ts'
import { done } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../release-admin-contract.ts'
import { explainId, kindOf } from './desk-kinds.ts'

type Parts = { db: Db; clock: () => Date; contentKinds: ContentKinds }

const refusal = refusals(contract.contentReleaseErrors)

/** What staff edited and a release has otherwise. */
export const contentReleaseRoutes = ({ db, clock, contentKinds }: Parts) =>
  bind(contract, {
    readContentRelease: async ({ query: { kind: name, id }, caller }) => {
      const { label, release, linkOf } = kindOf(contentKinds, name, caller)
      const view = await release?.read(db, id).catch(explainId)
      if (!view) throw refusal('content_release_gone')
      return { ...view, label, href: linkOf({ id, title: view.title, state: 'live' }) }
    },

    settleContentRelease: (input) => {
      const { body, caller } = input
      const { kind: name, ...decision } = body
      const { release } = kindOf(contentKinds, name, caller)
      const staff = { actorId: caller.userId, now: clock(), reason: '' }
      return runOnce(db, input, staff.now, async (tx) => {
        const settled = (await release?.settle(tx, decision, staff).catch(explainId)) ?? 'gone'
        if (settled === 'gone') throw refusal('content_release_gone')
        if (settled === 'moved') throw refusal('content_release_moved')
        return done
      })
    },
  })
