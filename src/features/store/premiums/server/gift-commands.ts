import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'

/**
 * Takes one piece of a physical premium as a gift, regardless of its window and limit; `price` is what is paid for it, or 0. Null
 * when there is none left or no such premium. It comes last in an act: the row is shared by everybody.
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
