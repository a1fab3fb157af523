/** A share from 0 to 1 in words: 0.4215 → '42 %'. */
export function sayShare(share: number): string {
  return `${Math.round(share * 100)} %`
}
