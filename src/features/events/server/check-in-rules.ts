/** HMAC in base64url, as the server's keys make it; `use` keeps what one purpose makes from fitting another. */
export type Sign = (use: string, ...parts: string[]) => string

/** How long a code or a pass is shown before the next; the one before is still good (RFC 6238, 5.2). */
export const stepMs = 30_000

/** The number of the step that a moment is in. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** So many digits made of a step and of what they are for. */
export function digitsOf(
  sign: Sign,
  use: string,
  of: string,
  { step, count }: { step: number; count: number },
): string {
  const bytes = Buffer.from(sign(use, of, String(step)), 'base64url')
  return String(bytes.readUInt32BE(0) % 10 ** count).padStart(count, '0')
}

/** The six digits on staff's screen during a step. */
export function roomCode(sign: Sign, eventId: string, step: number): string {
  return digitsOf(sign, 'event-room', eventId, { step, count: 6 })
}

/** The eight digits of a participant's pass during a step. */
export function passCode(sign: Sign, seatId: string, step: number): string {
  return digitsOf(sign, 'event-pass', seatId, { step, count: 8 })
}

/** What the QR code of a pass says. Only whoever holds our key can make it, and it is good for as long as the digits. */
export function passText(sign: Sign, seatId: string, step: number): string {
  return `KK1.${seatId}.${step}.${sign('event-pass-qr', seatId, String(step)).slice(0, 22)}`
}

/** The seat that a scanned text speaks for; null where it is not ours or over. */
export function readPassText(sign: Sign, text: string, now: Date): string | null {
  const [, seatId = '', step = ''] = /^KK1\.([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{22})$/.exec(text) ?? []
  if (!seatId || !isNear(Number(step), now)) return null
  return text === passText(sign, seatId, Number(step)) ? seatId : null
}

/** The steps whose codes are good now: this one and its neighbours, for clocks and typing are slow. */
export function goodSteps(now: Date): number[] {
  const step = stepOf(now)
  return [step, step - 1, step + 1]
}

function isNear(step: number, now: Date): boolean {
  return goodSteps(now).includes(step)
}

/** When a step is over. */
export function endOfStep(now: Date): Date {
  return new Date((stepOf(now) + 1) * stepMs)
}
