import { Refusal } from '#lib/errors.ts'

/** What a form finds wrong with a field before it is sent, as the server would say it: thrown by its act. */
export function refuseField(path: string, detail: string): Refusal {
  const fields = [{ path, code: 'invalid', detail }]
  return new Refusal({ type: 'about:blank', title: detail, status: 422, code: 'invalid_input', detail, fields })
}
