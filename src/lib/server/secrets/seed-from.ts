/** Derives the seed of a shuffle (0 to 2³¹−1) from a keyed hash in base64url. */
export function seedFrom(hash: string): number {
  return Buffer.from(hash, 'base64url').readUInt32BE(0) >>> 1
}
