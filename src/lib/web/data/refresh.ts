import type { Endpoint } from '#lib/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { queryClient } from './query-client.ts'
import { refreshPage, refreshProfile } from './refreshers.ts'

/** What an act makes old: replies of an endpoint, the data of the page's loaders, the profile in the header. */
export type Stale = Endpoint | 'page' | 'profile'

/** The first part of the key of every reply of an endpoint. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Reads again what is old; nobody waits for the profile. Never throws: what cannot be read shows its own fault. */
export async function refresh(stale: readonly Stale[]): Promise<void> {
  await Promise.all(
    stale.map((one) => {
      if (one === 'page') return refreshPage()
      if (one === 'profile') return void refreshProfile()
      return queryClient.invalidateQueries({ queryKey: [nameOf(one)] })
    }),
  )
}

/**
 * For `onRefused` of an act that another tab or another person may have overtaken (409): the page is read again, so that it
 * shows how things are now. The words of the refusal stay.
 */
export async function showChange({ problem }: Refusal): Promise<false> {
  if (problem.status === 409) await refresh(['page'])
  return false
}
