import type { Db } from '#db/open.ts'
import { type Act, runOnce } from '#db/run-once.ts'
import type { ContentActName } from '#kit/content-states.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { commonErrors, isRefusal, type Refusal, refusals } from '#lib/errors.ts'
import { hasRole } from '#lib/server/routes.ts'
import { type RowResult, rowErrors } from '../admin-contract.ts'

const refusal = refusals({ ...commonErrors, ...rowErrors })

type Item = { kind: string; id: string }
type Bulk = { act: ContentActName; items: readonly Item[]; reason: string; tag: string; now: Date }
type Caller = Act & { caller: { userId: string; roles: readonly string[]; sessionId: string } }

/**
 * Does an act to many pieces of content, one after the other and each in a transaction of its own, by the command of its kind:
 * what one refuses does not hold up the others, and nobody waits for more than one row. Each has a key of its own under
 * the key of the request, so that a repeated request does nothing twice.
 */
export async function actOnItems(
  db: Db,
  kinds: ReadonlyMap<string, ContentKind>,
  input: Caller,
  { items, ...bulk }: Bulk,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const item of uniqueOf(items)) {
    results.push({ ...item, ...(await actOn(db, kinds.get(item.kind), input, { ...bulk, item })) })
  }
  return results
}

/** What became of one row: its refusal, or null. Throws all other errors. */
async function actOn(
  db: Db,
  kind: ContentKind | undefined,
  input: Caller,
  { act, item, reason, tag, now }: Omit<Bulk, 'items'> & { item: Item },
): Promise<Pick<RowResult, 'refusal' | 'waits'>> {
  const { caller, request } = input
  const key =
    request.idempotencyKey && `${request.idempotencyKey.slice(0, 40)}:${item.kind.slice(0, 12)}:${item.id.slice(0, 40)}`
  try {
    if (!kind || !hasRole(caller, kind.roles)) throw refusal('forbidden')
    const offered = kind.acts?.[act]
    if (!offered) throw refusal('content_act_not_offered')
    if (offered.needsReason && !reason) throw refusal('content_reason_missing')
    if (act === 'tag' && !tag) throw refusal('content_tag_missing')
    const { waits } = await runOnce(db, { caller, request: { ...request, idempotencyKey: key } }, now, async (tx) => {
      const done = await offered.run(tx, item.id, { actorId: caller.userId, now, reason, tag })
      return { waits: (done as { is_waiting?: boolean } | undefined)?.is_waiting === true }
    })
    return { refusal: null, waits }
  } catch (error) {
    if (isUnreadableId(error)) return asResult(refusal('not_found'))
    if (!isRefusal(error)) throw error
    return asResult(error)
  }
}

function asResult({ code, problem: { detail, fields, see } }: Pick<Refusal, 'code' | 'problem'>) {
  return { refusal: { code, detail: fields?.[0]?.detail ?? detail, ...(see && { see }) }, waits: false }
}

/** The caller typed an id of another form than the kind's. */
function isUnreadableId(error: unknown): boolean {
  return (error as { code?: string }).code === '22P02'
}

function uniqueOf(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).values()]
}
