import type { Problem } from '#lib/errors.ts'
import { text } from './text.ts'

/** What a refusal says; a wait in minutes from one minute on. */
export function sentenceOfRefusal({ status, retry_after, detail }: Problem): string {
  if (status !== 429 || retry_after === undefined) return detail
  return retry_after < 60 ? text.waitSeconds(retry_after) : text.waitMinutes(Math.ceil(retry_after / 60))
}
