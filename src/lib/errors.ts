/**
 * Error code → HTTP status and the Thai sentence shown to the person. Placeholders like `{name}` are filled from the
 * refusal's values.
 */
export type ErrorTable = Record<string, { status: number; th: string }>

/** A fault of one field: `path` as in the body ('birthDate', 'items.0.text'), `detail` in Thai. */
export type FieldFault = { path: string; code: string; detail: string }

/** A link to a page of ours with its title. */
export type Way = { title: string; href: string }

/**
 * The body of every error reply (RFC 9457, application/problem+json). `title` is the code's sentence, `detail` the same
 * with what this case fills in. `see` leads to what stands in the way. `retry_after` is in seconds. `figures` are the same as
 * numbers, for a screen that explains with them (amounts in hundredths of koin).
 */
export type Problem = {
  type: string
  title: string
  status: number
  code: string
  detail: string
  fields?: FieldFault[]
  see?: Way
  retry_after?: number
  figures?: Record<string, number>
}

type Extra = {
  fields?: FieldFault[]
  see?: Way
  retryAfter?: number
  figures?: Record<string, number>
  values?: Record<string, string | number>
}

/**
 * An expected error with a message for the person; the same class on both sides of the wire. Any other error becomes a
 * 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: Problem
  /** The HTTP status of a reply that was not one of our problem documents. */
  answered?: number

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  get code(): string {
    return this.problem.code
  }
}

/** Checks the shape, never `instanceof`: the rendering bundle has its own copy of the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'problem' in error
}

/**
 * Makes a typed factory of refusals for an error table: `const refusal = refusals(eventErrors); throw
 * refusal('event_full')`. `values` fill the placeholders, `retryAfter` is in seconds.
 */
export function refusals<T extends ErrorTable>(table: T) {
  return (code: keyof T & string, { fields, see, retryAfter, figures, values = {} }: Extra = {}): Refusal => {
    const { status, th } = table[code]!
    const detail = th.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    return new Refusal({
      type: `urn:koinklass:problem:${code}`,
      title: th.replace(/\{\w+\}/g, '…'),
      status,
      code,
      detail,
      ...(fields && { fields }),
      ...(see && { see }),
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      ...(figures && { figures }),
    })
  }
}

/** The common errors that the browser itself can raise; all others come with the server's reply. */
const ownErrors = {
  signed_out: { status: 401, th: 'กรุณาเข้าสู่ระบบก่อน' },
  unexpected: { status: 500, th: 'เกิดข้อผิดพลาด ลองใหม่อีกครั้ง' },
  overloaded: { status: 503, th: 'ตอนนี้มีคนใช้งานมาก รอสักครู่แล้วลองใหม่' },
  offline: { status: 503, th: 'เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่' },
  timed_out: { status: 503, th: 'รอนานเกินไป ลองใหม่อีกครั้ง' },
} as const satisfies ErrorTable

/** For `web` files: `commonRefusal` would put all sentences of the server into the page's bundle. */
export const pageRefusal = refusals({
  ...ownErrors,
  // The specification's wording, for an unknown page and for an address that fails validation.
  page_not_found: { status: 404, th: 'This page could not be found.' },
})

export const commonErrors = {
  ...ownErrors,
  maintenance: { status: 503, th: 'ปิดปรับปรุงชั่วคราว ข้อมูลของคุณอยู่ครบ รอสักครู่แล้วลองใหม่' },
  not_found: { status: 404, th: 'ไม่พบสิ่งที่ค้นหา' },
  malformed: { status: 400, th: 'อ่านคำขอไม่ได้ ลองส่งใหม่อีกครั้ง' },
  forbidden: { status: 403, th: 'บัญชีนี้ไม่มีสิทธิใช้ส่วนนี้' },
  second_factor_needed: { status: 403, th: 'ยืนยันตัวตนขั้นที่สองก่อน แล้วจึงใช้สิทธิทีมงานได้' },
  step_up_needed: { status: 403, th: 'เรื่องนี้สำคัญ ขอยืนยันตัวตนอีกครั้งก่อนทำ' },
  page_beyond_last: { status: 404, th: 'รายการเปิดดูได้ถึงหน้า 100 เท่านั้น ลองกลับไปหน้าก่อน หรือเลือกให้แคบลง' },
  method_not_allowed: { status: 405, th: 'ที่อยู่นี้ไม่รองรับคำขอแบบนี้' },
  too_large: { status: 413, th: 'ข้อมูลใหญ่เกินไป' },
  unsupported_type: { status: 415, th: 'ไม่รองรับข้อมูลชนิดนี้' },
  invalid_input: { status: 422, th: 'ข้อมูลบางช่องยังไม่ถูกต้อง' },
  idempotency_key_reused: { status: 422, th: 'คำขอนี้ใช้รหัสซ้ำกับคำขออื่น ลองทำรายการใหม่' },
  files_unavailable: { status: 503, th: 'ตอนนี้เก็บหรือเปิดไฟล์ไม่ได้ชั่วคราว รอสักครู่แล้วลองใหม่' },
  too_many_requests: { status: 429, th: 'ลองบ่อยเกินไป รออีก {seconds} วินาทีแล้วลองใหม่' },
} as const satisfies ErrorTable

export const commonRefusal = /* @__PURE__ */ refusals(commonErrors)
