import type { Db } from '#db/open.ts'
import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { refusals } from '#lib/errors.ts'
import { bind, hasRole } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../files-admin-contract.ts'
import { explainId, kindOf } from './desk-kinds.ts'
import { importRows, readRows, tryRows } from './file-commands.ts'

type Parts = { db: Db; clock: () => Date; contentKinds: ContentKinds }

const refusal = refusals(contract.contentFileErrors)
const inThai = new Intl.Collator('th')

/** Content as files, out and in. */
export const contentFileRoutes = ({ db, clock, contentKinds }: Parts) =>
  bind(contract, {
    readContentFileKinds: async ({ caller }) => ({
      kinds: [...contentKinds.values()]
        .filter(({ files, roles }) => files && hasRole(caller, roles))
        .map(toFileKind)
        .toSorted((a, b) => inThai.compare(a.label, b.label)),
    }),

    exportContent: async ({ query: { kind: name, format, ids }, caller }) => {
      const { files } = kindOf(contentKinds, name, caller)
      if (!files?.formats.includes(format)) throw refusal('content_format_not_offered')
      const asked = { ids: ids?.split(',') ?? null, format, day: bangkokDay(clock()) }
      const { bytes, ...file } = await files.write(db, asked).catch(explainId)
      return { ...file, base64: Buffer.from(bytes).toString('base64') }
    },

    tryContentFile: async ({ body, caller }) => {
      const kind = kindOf(contentKinds, body.kind, caller)
      const staff = { actorId: caller.userId, now: clock(), reason: '' }
      return { rows: await tryRows(db, kind, readRows(kind, body), staff) }
    },

    importContentFile: async (input) => {
      const { body, caller } = input
      const kind = kindOf(contentKinds, body.kind, caller)
      const staff = { actorId: caller.userId, now: clock(), reason: '' }
      const { name, rows: wanted } = body
      const results = await importRows(db, input, { kind, name, rows: readRows(kind, body), wanted, staff })
      return { results }
    },
  })

function toFileKind({ name, label, files }: ContentKind): contract.FileKind {
  return {
    kind: name,
    label,
    forms: files!.formats.map((format) => {
      const { accept, asks = [] } = files!.formOf(format)!
      return {
        format,
        accept,
        asks: asks.map(({ maxLength, options, ...ask }) => ({
          ...ask,
          options: options && [...options],
          max_length: maxLength,
        })),
      }
    }),
  }
}
