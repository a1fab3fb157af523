/** The number beside a heading. */
export function Count({ of, isBad = false }: { of: number; isBad?: boolean }) {
  return <span className={isBad ? 'morning-count morning-count-bad' : 'morning-count'}>{of}</span>
}
