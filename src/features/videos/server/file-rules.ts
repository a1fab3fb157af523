/**
 * Names of a video's files contain their hash: '<name>-<16 hex digits of its SHA-256>.<kind>'. The files of a tall
 * picture are named '<key>.tall'.
 */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*(?:\.tall)?)-([0-9a-f]{16})\.(mp4|webm|webp|vtt)$/

const types = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp', vtt: 'text/vtt; charset=utf-8' } as const
export type FileKind = keyof typeof types

/** The path at which a video's file is served. */
export function addressOfFile(name: string): string {
  return `/media/video/${name}`
}

/** The name of a file: nameOfFile('a-b', hash, 'mp4'), nameOfFile('a-b.tall', hash, 'mp4'). */
export function nameOfFile(name: string, hash: string, kind: FileKind): string {
  return `${name}-${hash.slice(0, 16)}.${kind}`
}

/** Parses a file name into the name of its content file and its media type; null for any other name. */
export function readFileName(file: string): { source: string; type: string } | null {
  const [, name, , kind] = fileName.exec(file) ?? []
  return name && kind ? { source: `${name}.${kind}`, type: types[kind as FileKind] } : null
}
