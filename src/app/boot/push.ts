import { mayDo } from '#features/identity/accounts/server/account-queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { MayPush } from '#features/notifications/server/push-commands.ts'
import { newPushService } from '#features/notifications/server/push-service.ts'

type Given = { keys: Keys; origin: string; pushServices?: readonly string[] }

/** What routes and jobs need for Web Push. */
export function pushParts({ keys, origin, pushServices = [] }: Given) {
  // A push service wants to know whom to write to: https or mailto (RFC 8292, 2.1).
  const contact = origin.startsWith('https:') ? origin : 'mailto:no-reply@koinklass.localhost'
  return { pushService: newPushService({ hmac: keys.hmac, contact, services: pushServices }), mayPush }
}

/** A push invites, as the weekly digest does: it counts as marketing, so a child needs the guardian's consent. */
const mayPush: MayPush = (db, userId, now) => mayDo(db, userId, 'analytics_marketing', now)
