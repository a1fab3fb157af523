import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { tryGames } from './try-path.ts'

/** The game that a visitor wants to try; an unknown one is an unknown page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const game = oneOf(tryGames, params['game'] ?? '')
  if (!game) throw pageRefusal('page_not_found')
  return { game }
}
