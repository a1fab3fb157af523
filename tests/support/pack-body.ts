import type { Endpoint, Upload } from '#lib/contract.ts'

/** Encodes a body in its endpoint's own form: bytes and content type. */
export async function packBody({ bodyForm }: Endpoint, body: Record<string, unknown>) {
  if (bodyForm === 'json') return { type: 'application/json', payload: JSON.stringify(body) }
  if (bodyForm === 'stream' && body.file instanceof Blob)
    return { type: 'application/octet-stream', payload: Buffer.from(await body.file.arrayBuffer()) }
  const pairs = Object.entries(body).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  if (bodyForm === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(pairs.map(([name, one]) => [name, textOf(one)])).toString(),
    }
  const form = new FormData()
  for (const [name, one] of pairs) {
    if (isUpload(one)) form.append(name, new Blob([one.bytes.slice()], { type: one.type }), one.name)
    else form.append(name, textOf(one))
  }
  const packed = new Response(form)
  return { type: packed.headers.get('content-type')!, payload: Buffer.from(await packed.arrayBuffer()) }
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isUpload(value: unknown): value is Upload {
  return value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array
}
