import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const database = { DATABASE_URL: 'postgres://x@localhost/x' }
const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
}
const embedded = { EMBEDDED_DATABASE: 'true' }

test.each([
  ['on the embedded database', { EMBEDDED_DATABASE: 'true' }, true],
  ['on the embedded database of a development', { EMBEDDED_DATABASE: 'true', APP_ENV: 'development' }, true],
  ['on the embedded database, called production', { EMBEDDED_DATABASE: 'true', APP_ENV: 'production' }, false],
  ['on the embedded database, switched off', { EMBEDDED_DATABASE: 'true', LOCAL_PROVIDERS: 'off' }, false],
  ['on the embedded database, listening to the network', { EMBEDDED_DATABASE: 'true', HOST: '0.0.0.0' }, false],
  ['on the embedded database, at a name of the network', { ...embedded, PUBLIC_URL: 'https://uat.example.com' }, false],
  ['on the embedded database, there by choice', { ...embedded, HOST: '0.0.0.0', LOCAL_PROVIDERS: 'on' }, true],
  ['on a database of one’s own', {}, false],
  ['on a database of one’s own, switched on', { LOCAL_PROVIDERS: 'on' }, true],
])('local providers are on or off in %s', (_where, given, stands) => {
  expect(readEnv({ ...database, ...given }).hasLocalProviders).toBe(stands)
})

test.each([
  [
    'stand-ins in production',
    { LOCAL_PROVIDERS: 'on', APP_ENV: 'production' },
    'LOCAL_PROVIDERS is not for production',
  ],
  ['an outbox in production', { OUTBOX: 'on', APP_ENV: 'production' }, 'OUTBOX is not for production'],
  ['half a channel', { LINE_CHANNEL_ID: '1' }, 'LINE_CHANNEL_ID and LINE_CHANNEL_SECRET are set together'],
  ['half an app', { FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are set together'],
  ['a provider without TLS', { LINE_ISSUER: 'http://line.example' }, 'LINE_ISSUER is not https'],
  ['a name that only begins as ours', { LINE_ISSUER: 'http://localhost.example' }, 'LINE_ISSUER is not https'],
  ['half a bucket', { S3_BUCKET: 'files' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are set'],
  ['a bucket without TLS', { ...bucket, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT: '],
  ['a bucket with a path in its name', { ...bucket, S3_BUCKET: 'files/../x' }, 'S3_BUCKET: '],
])('%s: the start is refused', (_what, given, sentence) => {
  expect(() => readEnv({ ...database, ...given })).toThrow(sentence)
})

test.each([
  ['on the embedded database', { EMBEDDED_DATABASE: 'true' }, true],
  ['on the embedded database, called production', { EMBEDDED_DATABASE: 'true', APP_ENV: 'production' }, false],
  ['on the embedded database, listening to the network', { EMBEDDED_DATABASE: 'true', HOST: '::' }, false],
  ['on the embedded database, at a name of the network', { ...embedded, PUBLIC_URL: 'https://uat.example.com' }, false],
  ['on the embedded database, there by choice', { ...embedded, HOST: '0.0.0.0', OUTBOX: 'on' }, true],
  ['on the embedded database, switched off', { ...embedded, OUTBOX: 'off' }, false],
  ['where mails really leave', { EMBEDDED_DATABASE: 'true', SMTP_URL: 'smtp://localhost' }, false],
  ['on a database of one’s own', {}, false],
  ['on a database of one’s own, in development', { APP_ENV: 'development' }, false],
])('staff can or cannot read unsent mails %s', (_where, given, isOpen) => {
  expect(readEnv({ ...database, ...given }).hasOutbox).toBe(isOpen)
})
