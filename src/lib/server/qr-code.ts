import { encode } from 'uqr'

/** A QR code as one SVG path on a square of `size` units, including the quiet zone. */
export type QrPicture = { size: number; path: string }

/** Encodes a text as a QR code; each horizontal run of dark modules is one rectangle of the path. */
export function drawQrCode(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
  })
  return { size, path: path.join('') }
}
