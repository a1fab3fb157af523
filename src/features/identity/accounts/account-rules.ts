import type { FieldFault } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { bangkokTime } from '#lib/thai/bangkok-time.ts'
import { faultOfPassword } from './password-rules.ts'

/** Under 10 no account, under 20 with a guardian, from 20 alone (PDPA sections 19, 20). */
export type AgeTier = 'child' | 'minor' | 'adult'
export const youngestAge = 10
export const adultAge = 20

/**
 * The age in whole years on a day; both are 'YYYY-MM-DD'. A birthday of 29 February falls on 1 March in other years.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function ageTierOf(birthDate: string, day: string): AgeTier {
  const age = ageOn(birthDate, day)
  return age < youngestAge ? 'child' : age < adultAge ? 'minor' : 'adult'
}

/** The login key of an e-mail: trimmed and lower-cased. One account per mailbox is a separate rule (foldMailbox). */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}

export type SignUpFacts = {
  email: string
  /** Absent when signing up with LINE or Facebook. */
  password?: string | undefined
  display_name: string
  birth_date: string
  guardian_email?: string | undefined
}

/** Faults that depend on several fields or on the day; single fields are checked by the contract's schema. */
export function faultsOfSignUp(input: SignUpFacts, day: string): FieldFault[] {
  return [...faultsOfBirthDate(input.birth_date, day), ...faultsOfGuardian(input, day), ...faultsOfSecret(input)]
}

function faultsOfBirthDate(birthDate: string, day: string): FieldFault[] {
  const path = 'birth_date'
  if (birthDate > day) return [{ path, code: 'in_future', detail: 'วันเกิดยังมาไม่ถึง ลองดูปี พ.ศ. อีกครั้ง' }]
  if (ageOn(birthDate, day) > 120) return [{ path, code: 'too_old', detail: 'ลองดูปี พ.ศ. เกิดอีกครั้ง' }]
  if (ageTierOf(birthDate, day) !== 'child') return []
  const detail = 'Koinklass เปิดให้สมัครตั้งแต่อายุ 10 ปี แล้วพบกันในวันเกิดครบ 10 ปีของคุณ ระหว่างนี้อ่านบทความได้ทุกเรื่อง'
  return [{ path, code: 'too_young', detail }]
}

function faultsOfGuardian({ email, birth_date, guardian_email }: SignUpFacts, day: string): FieldFault[] {
  const path = 'guardian_email'
  if (ageTierOf(birth_date, day) !== 'minor') return []
  if (!guardian_email) return [{ path, code: 'required', detail: 'อายุ 10–19 ปี ต้องใส่อีเมลผู้ปกครอง' }]
  if (foldMailbox(guardian_email) === foldMailbox(email))
    return [{ path, code: 'same_as_own', detail: 'อีเมลผู้ปกครองต้องไม่ใช่อีเมลของคุณ' }]
  return []
}

function faultsOfSecret({ password, display_name, email }: SignUpFacts): FieldFault[] {
  if (password === undefined) return []
  const fault = faultOfPassword(password, { displayName: display_name, email })
  return fault ? [{ path: 'password', ...fault }] : []
}

/** 'somchai@example.com' → 's•••@example.com': recognisable for the owner, useless for others. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${Array.from(address)[0] ?? ''}•••${address.slice(at)}`
}

/** The expiry of a token (seconds since 1970) as Bangkok clock time, the `exp` of the stored profile. */
export function clockTimeOf(seconds: number): { hours: number; minutes: number; seconds: number } {
  const [hours, minutes] = bangkokTime(new Date(seconds * 1000))
    .split(':')
    .map(Number)
  return { hours: hours!, minutes: minutes!, seconds: seconds % 60 }
}
