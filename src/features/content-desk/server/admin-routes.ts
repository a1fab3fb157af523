import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { ContentState } from '#kit/content-states.ts'
import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { done } from '#lib/contract.ts'
import { bind, type Caller, hasRole } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { actOnItems } from './act-commands.ts'
import { listAssignable } from './list/care-queries.ts'
import { countContent } from './list/count-queries.ts'
import { listContent } from './list/list-queries.ts'
import { removeView, saveView } from './list/view-commands.ts'
import { listViews } from './list/view-queries.ts'
import { listStaff } from './list/worker-queries.ts'

type Parts = { db: Db; clock: () => Date; contentKinds: ContentKinds }

/** The endpoints of the content desk. */
export const contentDeskRoutes = ({ db, clock, contentKinds }: Parts) =>
  bind(contract, {
    listContent: ({ query, caller }) => {
      const { kinds: wanted, states, sort = 'changed', ...asked } = query
      const names = wanted?.split(',')
      const kinds = kindsOf(contentKinds, caller).filter(({ name }) => names?.includes(name) ?? true)
      const chosen = (states?.split(',') as ContentState[] | undefined) ?? null
      return listContent(db, { ...asked, kinds, states: chosen, sort, limit: contract.pageSize }, clock())
    },

    countContent: async ({ query, caller }) => ({
      counts: await countContent(db, kindsOf(contentKinds, caller), query, clock()),
    }),

    readContentChoices: async ({ caller }) => ({
      assignable: await listAssignable(db, kindsOf(contentKinds, caller)),
      kinds: kindsOf(contentKinds, caller)
        .map((kind) => toView(kind, clock()))
        .toSorted((a, b) => inThai.compare(a.label, b.label)),
      people: await listStaff(db),
      me: caller.userId,
    }),

    actOnContent: async (input) => ({
      results: await actOnItems(db, contentKinds, input, { ...input.body, now: clock() }),
    }),

    listContentViews: async ({ caller }) => ({ items: await listViews(db, caller.userId) }),

    saveContentView: (input) => {
      const now = clock()
      const { userId } = input.caller
      return runOnce(db, input, now, async (tx) => {
        await saveView(tx, { userId, ...input.body, now })
        return { items: await listViews(tx, userId) }
      })
    },

    removeContentView: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await removeView(tx, { userId: input.caller.userId, id: input.query.id })
        return done
      }),
  })

const inThai = new Intl.Collator('th')

/** The kinds that a member of staff sees. */
function kindsOf(kinds: ContentKinds, caller: Caller): ContentKind[] {
  return [...kinds.values()].filter(({ roles }) => hasRole(caller, roles))
}

function toView({ name, label, states, acts = {}, files }: ContentKind, now: Date): contract.KindView {
  const offered = Object.keys(acts) as (keyof typeof acts)[]
  return {
    kind: name,
    label,
    states: Object.keys(states(now)) as ContentState[],
    acts: offered,
    formats: [...(files?.formats ?? [])],
    reasons: offered.filter((act) => acts[act]?.needsReason),
  }
}
