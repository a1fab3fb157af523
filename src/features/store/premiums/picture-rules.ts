import { premiumArtNames } from '#kit/premium-art-names.ts'

/** '/art/premiums/tote-bag.svg' */
export function drawingPath(name: string): string {
  return `/art/premiums/${name}.svg`
}

/** Whether an address is one of our drawings for the store. */
export function isDrawing(src: string): boolean {
  return premiumArtNames.some((name) => drawingPath(name) === src)
}

/** '/media/<key>/picture.webp': what it shows never changes. */
export function picturePath(key: string): string {
  return `/media/${key}/picture.webp`
}

/** The key of a copy that premiums show, or of an editor's upload; null for any other address. */
export function readPicturePath(src: string): { key: string; isUpload: boolean } | null {
  const [, key, file] = /^\/media\/([\w-]{43})\/(picture\.webp|960\.webp)$/.exec(src) ?? []
  return key ? { key, isUpload: file === '960.webp' } : null
}
