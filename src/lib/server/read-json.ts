type Read =
  | { value: unknown; lines: (key: unknown) => string | null; fault: null }
  | { value: null; lines: (key: unknown) => null; fault: string }

/**
 * Untrusted bytes as JSON. `fault`: why not, in Thai and with the line. `lines` tells the line on which a text stands first,
 * as 'บรรทัด 12', for faults of the things that it names.
 */
export function readJson(bytes: Uint8Array): Read {
  const none = { value: null, lines: () => null }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ...none, fault: 'ไฟล์นี้ไม่ใช่ UTF-8' }
  }
  try {
    return { value: JSON.parse(text), lines: (key) => lineOf(text, key), fault: null }
  } catch (error) {
    const at = placeOf(text, (error as Error).message)
    const where = at < 0 ? '' : ` ตรวจที่บรรทัด ${countLines(text, at)}`
    return { ...none, fault: `ไฟล์นี้ไม่ใช่ JSON ที่อ่านได้${where}` }
  }
}

/** Where JSON.parse stopped: it names the position, or shows what stands around it. −1 where it does neither. */
function placeOf(text: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position !== undefined) return Number(position)
  const [, dots = '', around] = /, (\.\.\.)?"(.+?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  if (around === undefined) return text.length
  const at = text.indexOf(around)
  // Ten letters are shown before the one that is wrong.
  return at < 0 ? -1 : at + (dots ? 10 : 0)
}

function lineOf(text: string, key: unknown): string | null {
  const at = typeof key === 'string' ? text.indexOf(JSON.stringify(key)) : -1
  return at < 0 ? null : `บรรทัด ${countLines(text, at)}`
}

function countLines(text: string, until: number): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < until; at = text.indexOf('\n', at + 1)) count++
  return count
}
