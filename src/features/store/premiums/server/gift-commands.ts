import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'

/**
 * Takes one piece of a physical premium as a gift, whatever its window and limit, for what is paid for it (0: nothing); null when there is none left or no such
 * premium. It comes last in an act: the row is everybody's.
 */
export async function takeGiftPiece(
  tx: Tx,
  { premiumId, price }: { premiumId: string; price: Koin },
): Promise<{ title: string; image: string } | null> {
  const { rows } = await sql<{ title: string; image: string }>`
    update premium set stock = stock - 1, sold = sold + 1, taken = taken + ${price}
    where id = ${premiumId} and type = 'physical' and stock > 0
    returning title, image`.execute(tx)
  return rows[0] ?? null
}
