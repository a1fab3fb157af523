import type { z } from 'zod/mini'
import type { FieldFault } from '#lib/errors.ts'

type Issue = z.core.$ZodIssue

/** The faults of each field in Thai; a Thai message of the schema itself has priority. Parse with `reportInput`. */
export function describeIssues(error: z.core.$ZodError): FieldFault[] {
  return error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: codeOf(issue),
    detail: isThai(issue.message) ? issue.message : messageOf(issue),
  }))
}

function isThai(text: string): boolean {
  return /[\u0e00-\u0e7f]/.test(text)
}

function codeOf(issue: Issue): string {
  return isMissing(issue) ? 'required' : issue.code
}

function isMissing(issue: Issue): boolean {
  return issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null || issue.input === '')
}

function messageOf(issue: Issue): string {
  if (isMissing(issue)) return 'ต้องกรอกช่องนี้'
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? 'ต้องกรอกช่องนี้'
          : `ต้องมีอย่างน้อย ${issue.minimum} ตัวอักษร`
        : `ต้องไม่น้อยกว่า ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string' ? `ต้องไม่เกิน ${issue.maximum} ตัวอักษร` : `ต้องไม่เกิน ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? 'รูปแบบอีเมลไม่ถูกต้อง' : 'รูปแบบไม่ถูกต้อง'
    case 'invalid_value':
    case 'invalid_union':
      return 'เลือกค่าที่มีให้'
    default:
      return 'ค่านี้ไม่ถูกต้อง'
  }
}
