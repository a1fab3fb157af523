/**
 * HMAC in base64url with the server's key; `use` separates the purposes, so that a value for one is invalid for
 * another.
 */
export type Sign = (use: string, ...parts: string[]) => string

/** The lifetime of a code or pass; the previous one stays valid (RFC 6238, 5.2). */
export const stepMs = 30_000

/** The number of the time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** Derives digits from a time step, a purpose and an id. */
export function digitsOf(
  sign: Sign,
  use: string,
  of: string,
  { step, count }: { step: number; count: number },
): string {
  const bytes = Buffer.from(sign(use, of, String(step)), 'base64url')
  return String(bytes.readUInt32BE(0) % 10 ** count).padStart(count, '0')
}

/** The six-digit code on staff's screen in a time step. */
export function roomCode(sign: Sign, eventId: string, step: number): string {
  return digitsOf(sign, 'event-room', eventId, { step, count: 6 })
}

/** The eight-digit code of a participant's pass in a time step. */
export function passCode(sign: Sign, seatId: string, step: number): string {
  return digitsOf(sign, 'event-pass', seatId, { step, count: 8 })
}

/** The text in a pass's QR code, signed with the server's key; valid as long as the digits. */
export function passText(sign: Sign, seatId: string, step: number): string {
  return `KK1.${seatId}.${step}.${sign('event-pass-qr', seatId, String(step)).slice(0, 22)}`
}

/** The seat id of a scanned pass text; null when it is forged or expired. */
export function readPassText(sign: Sign, text: string, now: Date): string | null {
  const [, seatId = '', step = ''] = /^KK1\.([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{22})$/.exec(text) ?? []
  if (!seatId || !isNear(Number(step), now)) return null
  return text === passText(sign, seatId, Number(step)) ? seatId : null
}

/** The valid time steps: the current one and its neighbours, to allow for clock drift and slow typing. */
export function goodSteps(now: Date): number[] {
  const step = stepOf(now)
  return [step, step - 1, step + 1]
}

function isNear(step: number, now: Date): boolean {
  return goodSteps(now).includes(step)
}

/** The end of the current time step. */
export function endOfStep(now: Date): Date {
  return new Date((stepOf(now) + 1) * stepMs)
}
