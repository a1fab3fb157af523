/** RFC 8188 and 8291, as far as we use it. Buffers and base64url texts are taken alike. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Keys = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string; dh?: string; salt?: string }

  export function encrypt(plain: Buffer, keys: Keys): Buffer
  /** For a receiver: `privateKey` is its own. */
  export function decrypt(message: Buffer, keys: Keys): Buffer
}
