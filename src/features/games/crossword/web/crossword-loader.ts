import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type Crossword, type CrosswordKind, playCrossword } from '../crossword-contract.ts'

type Loaded = { kind: CrosswordKind; crossword: Crossword | null }

/** The current puzzle of the kind in the address; null when it does not exist yet. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const kind = new URL(request.url).searchParams.get('kind') === 'weekly' ? 'weekly' : 'daily'
  try {
    return { kind, crossword: await call(playCrossword, { body: { kind } }) }
  } catch (error) {
    if (asRefusal(error).code === 'crossword_not_ready') return { kind, crossword: null }
    throw error
  }
}
