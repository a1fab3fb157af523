import { findStoreFaults } from '#tests/fixtures/store.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill } from '../support/drill-fixture.ts'
import { newClient, newTraffic } from '../support/http-client.ts'
import { newRandom } from '../support/random.ts'
import { printFaults, printTable, round, showProgress } from '../support/report.ts'
import { buyLastPiece } from './store-last.ts'
import { openSale, runSale } from './store-sale.ts'

const lastPrice = 100

/**
 * Everyone at once for the last piece, round after round; then a crowd on small stocks of parcels, codes and vouchers, whose
 * price staff changes and whose buyers cancel, while PostgreSQL and the server are killed. Stock, orders, codes and books
 * must agree to the unit afterwards.
 */
export const drillStore: Drill = async ({ fixture, database, options }) => {
  const { people: crowdSize, items: rounds, buyers, kills, seed } = options
  console.log(
    `\nstore: ${crowdSize} buyers of the last piece, ${rounds} rounds; then ${buyers} on a sale, ${kills}+${kills} kills`,
  )
  const traffic = newTraffic()
  const crowd = await fixture.people(crowdSize, { koin: lastPrice * (rounds + 1) })
  const client = newClient(fixture.server.port, traffic, { sockets: crowdSize })
  const startedAt = performance.now()
  const wrong: string[] = []
  for (let i = 0; i < rounds; i++) {
    const winners = await buyLastPiece({ fixture, client, crowd, price: lastPrice })
    if (winners !== 1) wrong.push(`round ${i + 1}: ${winners} winners`)
  }
  client.close()
  const lastSeconds = (performance.now() - startedAt) / 1000

  const sale = await openSale(fixture, { buyers, random: newRandom(seed) })
  const killer = newKiller({ database, server: fixture.server, traffic, acts: sale.tries, kills })
  const hide = showProgress(() => `${killer.ended()} of ${sale.tries} tries, kills ${killer.count()}`)
  const result = await runSale({ fixture, sale, traffic, killer })
  const killed = await killer.kills
  hide()
  await fixture.server.stop()

  const faults = new Map<string, string[]>()
  const found = await findStoreFaults(fixture)
  if (wrong.length) faults.set('rounds with another number of winners than one', wrong)
  if (result.lies.length) faults.set('orders that are not as they were answered', result.lies)
  if (result.twice.length) faults.set('codes that two buyers saw', result.twice)
  if (found.length) faults.set('stock, orders, codes and books that do not agree', found)
  printTable('store', [
    ['rounds, buyers in each', `${rounds}, ${crowd.length}`],
    ['rounds with another number of winners than one', wrong.length],
    ['seconds for the rounds', round(lastSeconds)],
    ['buyers on the sale, pieces', `${buyers}, ${sale.pieces}`],
    ['bought, cancelled', `${result.bought}, ${result.cancelled}`],
    ['asked again because of a new price', result.askedAgain],
    ['found it sold out', result.soldOut],
    ['kills of PostgreSQL and the server', killed.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['orders that are not as they were answered', result.lies.length],
    ['codes that two buyers saw', result.twice.length],
    ['stock, orders, codes and books that do not agree', found.length],
  ])
  printFaults(faults)
  return faults.size === 0
}
