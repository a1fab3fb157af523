const sos = 0xda
const eoi = 0xd9

/**
 * The number of scans of a JPEG (ITU T.81), read from its markers without decoding. Each scan of a progressive file
 * passes over all blocks of a component again, so a small file may ask for hours of work. Reads at most the whole file
 * once; 0 where no scan begins.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  for (let at = jpeg.indexOf(0xff); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1]!
    if (marker === eoi) return scans
    // Inside a scan FF 00 is a byte of data; FF FF is padding; the restart marks and TEM have no length.
    if (marker === 0xff) at++
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      if (marker === sos) scans++
      at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
    }
  }
  return scans
}
