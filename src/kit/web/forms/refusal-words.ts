import type { Problem } from '#lib/errors.ts'
import { formText } from './form-text.ts'

/** The message of a refusal; a wait of a minute or more is in minutes. */
export function sentenceOfRefusal({ status, retry_after, detail }: Problem): string {
  if (status !== 429 || retry_after === undefined) return detail
  return retry_after < 60 ? formText.waitSeconds(retry_after) : formText.waitMinutes(Math.ceil(retry_after / 60))
}
