import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/search-thing.ts'
import { listFunds } from './queries.ts'

/** All funds, by level of risk. */
export async function listSearchFunds(db: Db | Tx): Promise<SearchThing[]> {
  const funds = await listFunds(db)
  return funds.map(({ code, name, summary }) => ({
    key: code,
    title: name,
    line: summary,
    tags: ['กองทุน', 'กองทุนรวม', code, code.replace(/^SIM-/, '')],
    href: `/bank/fund/detail/${code}`,
    picture: '/art/things/grow.svg',
  }))
}
