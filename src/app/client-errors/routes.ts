import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import { readFrames, withoutPersonalData } from './client-error-rules.ts'
import * as contract from './contract.ts'

/** An exception in a browser, without personal data, its frames translated to our sources. */
export type ClientError = {
  kind: 'error' | 'rejection' | 'render'
  name: string
  message: string
  page: string
  frames: string[]
}

/** Receives what browsers report: the product logs and counts it. */
export type OnClientError = (error: ClientError) => void

type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  readFrames: (frames: ReturnType<typeof readFrames>) => Promise<string[]>
  onClientError: OnClientError
}

/** Exceptions of our scripts in browsers. Anybody may call it, so it is limited by network and stores nothing. */
export const clientErrorsFeature = {
  routes: ({ db, clock, keys, readFrames: translate, onClientError }: Parts) =>
    bind(contract, {
      reportClientError: async ({ body, request }) => {
        await takeAddressAttempt({ db, keys }, 'clientErrorAddress', request.address, clock())
        const { kind, name, message, stack, page } = body
        onClientError({
          kind,
          name: withoutPersonalData(name),
          message: withoutPersonalData(message),
          page: /^[\w/:?*-]{1,200}$/u.test(page) ? page : '',
          frames: await translate(readFrames(stack)),
        })
        return { ok: true as const }
      },
    }),
}
