/** A video's files are named by their content: '<name>-<16 hex digits of its SHA-256>.<kind>'. */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{16})\.(mp4|webm|webp|vtt)$/

const types = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp', vtt: 'text/vtt; charset=utf-8' } as const
export type FileKind = keyof typeof types

/** The address under which a file of a video is served. */
export function addressOfFile(name: string): string {
  return `/media/video/${name}`
}

/** 'a-b', its content's hash and 'mp4' → the file's name. */
export function nameOfFile(name: string, hash: string, kind: FileKind): string {
  return `${name}-${hash.slice(0, 16)}.${kind}`
}

/** What a file's name says: what it is called among the content files, and its media type. Null for any other name. */
export function readFileName(file: string): { source: string; type: string } | null {
  const [, name, , kind] = fileName.exec(file) ?? []
  return name && kind ? { source: `${name}.${kind}`, type: types[kind as FileKind] } : null
}
