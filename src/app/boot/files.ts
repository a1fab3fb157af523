import path from 'node:path'
import { z } from 'zod/mini'
import { newS3Storage } from '#lib/server/s3/s3-storage.ts'
import { newDiskStorage, type Storage } from '#lib/server/storage.ts'

// Uploads and exports of personal data cross the network in clear without TLS; plain HTTP is for this machine only.
const endpoint = z.string().check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$))[^\s?#]*$/))

/** The settings of a bucket for uploaded files and exports. Without them both are in DATA_DIR. */
export const filesEnv = {
  /** The address of an S3 service, without the bucket. */
  S3_ENDPOINT: z.optional(endpoint),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

const Settings = z.object(filesEnv)
type Settings = z.infer<typeof Settings>

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** A bucket of which half is set, in one sentence: files must not end up on a disk that nobody backs up. */
export function faultsOfFiles(env: Settings): string[] {
  const given = together.filter((name) => env[name] !== undefined)
  return given.length === 0 || given.length === together.length ? [] : [`${together.join(', ')} are set together`]
}

/** The place of uploaded files and exports: the bucket of the settings, else a folder of DATA_DIR. */
export function openFiles(env: Settings & { DATA_DIR: string }, onFault: (fault: string) => void): Storage {
  if (env.S3_ENDPOINT === undefined) return newDiskStorage(path.join(env.DATA_DIR, 'files'))
  return newS3Storage({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    onFault,
  })
}
