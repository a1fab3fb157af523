import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** How an exception was noticed: thrown, an unhandled rejection, or while React rendered. */
export const ClientErrorKind = z.enum(['error', 'rejection', 'render'])

/** Beyond the specification: exceptions of our scripts in browsers, for the log and a metric. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/v2/api/clientError',
  access: 'public',
  isAnonymous: true,
  isBackground: true,
  summary: 'แจ้งข้อผิดพลาดของสคริปต์ในเบราว์เซอร์ ไม่มีข้อมูลส่วนบุคคล',
  body: z.object({
    kind: ClientErrorKind,
    name: z.string().check(z.maxLength(100)),
    message: z.string().check(z.maxLength(1_000)),
    stack: z.string().check(z.maxLength(8_000)),
    /** The pattern of the route, such as /post/detail/:id?, not the address. */
    page: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['too_many_requests'],
})
