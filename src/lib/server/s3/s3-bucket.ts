import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StorageError } from '../storage.ts'

export type S3Settings = {
  /** The address of the service without the bucket: https://s3.ap-southeast-1.amazonaws.com */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How long a call waits for the answer's head, and a small file for its end. */
  patienceMs?: number
  /** Receives each fault, for the log. */
  onFault?: (fault: string) => void
}

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
  /** Statuses that the caller understands; any other is a StorageError. */
  expected: readonly number[]
}

export type S3Bucket = ReturnType<typeof openS3Bucket>

/**
 * Calls to one bucket of an S3 service, each signed (Signature Version 4) with the hash of its body: a private bucket
 * answers nothing else. A service that is out of reach, too slow, or refuses is a StorageError. A 5xx is tried three times.
 */
export function openS3Bucket({ endpoint, bucket, region, patienceMs = 15_000, onFault, ...keys }: S3Settings) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2, initRetryMs: 100 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`

  function faultOf(message: string, cause?: unknown): StorageError {
    onFault?.(message)
    return new StorageError(message, { cause })
  }

  async function call({ method, key, query, headers, body, expected }: Call): Promise<Response> {
    // Not the whole name: it may be of a person.
    const what = `${method} ${key?.split('/')[0] ?? 'list'}`
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const url = key === undefined ? `${base}${search}` : `${base}/${key}${search}`
    const patience = new AbortController()
    // Only for the head: a large file may be read for as long as its reader is slow.
    const timer = setTimeout(() => patience.abort(), patienceMs)
    let response: Response
    try {
      response = await client.fetch(url, {
        method,
        headers: {
          ...headers,
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        redirect: 'error',
        signal: patience.signal,
      })
    } catch (error) {
      const why = patience.signal.aborted ? `no answer within ${patienceMs} ms` : reasonOf(error)
      throw faultOf(`${what}: ${why}`, error)
    } finally {
      clearTimeout(timer)
    }
    if (expected.includes(response.status)) return response
    const text = await response.text().catch(() => '')
    const code = tagsOf(text, 'Code')[0] ?? ''
    throw faultOf(`${what}: ${response.status} ${code}`.trimEnd())
  }

  /** The body of an answer; one that breaks off or stalls is a StorageError too. */
  async function textOf(response: Response): Promise<string> {
    return new TextDecoder().decode(await bytesOf(response, patienceMs))
  }

  return { call, textOf, bytesOf: (response: Response) => bytesOf(response, patienceMs) }
}

async function bytesOf(response: Response, patienceMs: number): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`stalled for ${patienceMs} ms`)), patienceMs)
  })
  try {
    return new Uint8Array(await Promise.race([response.arrayBuffer(), late]))
  } catch (error) {
    throw new StorageError(`an answer broke off: ${reasonOf(error)}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** undici says only "fetch failed"; the cause has the reason. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${(cause as NodeJS.ErrnoException).code ?? cause.message})` : message
}

/** The texts of an XML element. What is read here has no entities: keys of ours, dates, tokens, codes, ETags. */
export function tagsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!)
}
