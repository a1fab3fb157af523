/** A code as people type it into a shop's page: what can be seen, without spaces. */
const code = /^[\x21-\x7e]{4,200}$/

/** The codes of the first column, with the row that each stands in (1 is the first); a heading is left out. */
export type ReadCodes = { codes: { row: number; code: string }[]; wrong: number[] }

/** Rows of CSV as codes; `wrong` names the rows that cannot be codes. */
export function readCodes(rows: readonly (readonly string[])[]): ReadCodes {
  const isHeading = /^(code|โค้ด)$/i.test(rows[0]?.[0] ?? '')
  const numbered = rows.map((cells, i) => ({ row: i + 1, code: cells[0] ?? '' })).slice(isHeading ? 1 : 0)
  return {
    codes: numbered.filter((one) => code.test(one.code)),
    wrong: numbered.filter((one) => !code.test(one.code)).map(({ row }) => row),
  }
}
