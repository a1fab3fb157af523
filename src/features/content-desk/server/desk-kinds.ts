import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { commonRefusal } from '#lib/errors.ts'
import { type Caller, hasRole } from '#lib/server/routes.ts'

/** A kind of the caller's desk. Throws forbidden for any other, whether or not it exists. */
export function kindOf(kinds: ContentKinds, name: string, caller: Caller): ContentKind {
  const kind = kinds.get(name)
  if (!kind || !hasRole(caller, kind.roles)) throw commonRefusal('forbidden')
  return kind
}

/** Throws not_found where the caller typed an id of another form than the kind's. */
export function explainId(error: unknown): never {
  if ((error as { code?: string }).code === '22P02') throw commonRefusal('not_found')
  throw error
}
