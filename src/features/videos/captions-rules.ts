import type { Cue } from './video-contract.ts'

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

/**
 * Parses WebVTT captions into cues with times in seconds, in file order. Supports what our files use: the signature,
 * cues with or without an identifier, NOTE blocks. Throws a SyntaxError with the line on anything else (styles,
 * regions, settings, tags).
 */
export function parseCaptions(vtt: string): Cue[] {
  const [head, ...blocks] = vtt
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
  if (head !== 'WEBVTT') throw new SyntaxError('ต้องขึ้นต้นด้วยบรรทัด WEBVTT')
  return blocks.filter((block) => !block.startsWith('NOTE')).map(parseCue)
}

function parseCue(block: string): Cue {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const found = at === 0 || at === 1 ? timing.exec(lines[at]!) : null
  const text = lines.slice(at + 1).join('\n')
  if (!found || text.trim() === '') throw new SyntaxError(`อ่านคำบรรยายท่อนนี้ไม่ได้: “${lines[0]!.slice(0, 40)}”`)
  if (/[<&]/.test(text)) throw new SyntaxError(`คำบรรยายเป็นข้อความล้วน ไม่มีแท็ก: “${text.slice(0, 40)}”`)
  const [start, end] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))]
  if (end <= start) throw new SyntaxError(`คำบรรยายจบก่อนเริ่ม: “${lines[at]}”`)
  return { start, end, text }
}

function secondsOf([hours = '0', minutes, seconds, millis]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(millis) / 1000
}
