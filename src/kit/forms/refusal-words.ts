import type { Problem } from '#lib/errors.ts'
import { formText } from './form-text.ts'

/**
 * The message of a refusal. A wait for a usual limit is in minutes from a minute on; a refusal with a code of its own keeps
 * its sentence, which may name another way than to wait.
 */
export function sentenceOfRefusal({ code, retry_after, detail }: Problem): string {
  if (code !== 'too_many_requests' || retry_after === undefined) return detail
  return retry_after < 60 ? formText.waitSeconds(retry_after) : formText.waitMinutes(Math.ceil(retry_after / 60))
}
