import type { Endpoint } from '#lib/contract.ts'

/** A body in its endpoint's own form, as bytes with their content type. */
export async function packBody({ bodyForm }: Endpoint, body: Record<string, unknown>) {
  if (bodyForm === 'json') return { type: 'application/json', payload: JSON.stringify(body) }
  const pairs = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)] as const),
  )
  if (bodyForm === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(pairs.map(([a, b]) => [a, b])).toString(),
    }
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  const packed = new Response(form)
  return { type: packed.headers.get('content-type')!, payload: Buffer.from(await packed.arrayBuffer()) }
}
