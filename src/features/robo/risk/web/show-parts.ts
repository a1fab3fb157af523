import { readHundredths } from '#ui/fields/read-number.ts'

type Share = { code: string; share: number }

/** Hundredths of a percent: 4500 → '45 %', 525 → '5.25 %'. */
export function sayPercent(share: number): string {
  return `${(share / 100).toFixed(2).replace(/\.?0+$/, '')} %`
}

/** Parts as they stand in their box: 'SIM-CASH | 80.00' a line. */
export function partsBox(parts: readonly Share[]): string {
  return parts.map(({ code, share }) => `${code} | ${(share / 100).toFixed(2)}`).join('\n')
}

/** What the box holds. A share that is no number becomes NaN: the server says what is wrong. */
export function readParts(box: string): Share[] {
  return box
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [code = '', share = ''] = line.split('|')
      return { code: code.trim(), share: readHundredths(share.trim()) ?? Number.NaN }
    })
}
