import { openDb } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { people, type TestPerson } from '#tests/fixtures/people.ts'
import { anAddress, aPremium, findStoreFaults } from '#tests/fixtures/store.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { findArticle } from '../support/find-article.ts'
import type { Ground, Product } from '../support/ground.ts'
import { waitForContent } from '../support/stage.ts'
import type { Ways } from './pupil.ts'

const price = 100
const startKoin = 1_000_000
const batch = 25

export type LoadGround = Awaited<ReturnType<typeof openLoadGround>>

/** `nginx`: its program, for two processes of the product behind docs/nginx.conf; without it, one process alone. */
type Given = { count: number; stock: number; nginx?: string | null }

/** A product that refuses what is too much, with so many people who have koin, and a premium of so many pieces. */
export async function openLoadGround(ground: Ground, { count, stock, nginx = null }: Given) {
  const start = () => ground.startProduct('load', { BENCH_SHEDS: 'on', ...(nginx && { TRUST_PROXY: 'loopback' }) })
  const product = await start()
  const front = nginx ? await openFront(ground, nginx, [product, await start()]) : null
  const urls = await ground.useDatabase('load')
  const db = openDb(urls.app, { max: 4 })
  const now = new Date()
  const fixture = { db, keys: await openKeys({ db, clock: () => now }), clock: { now } }
  await waitForContent(db)
  const persons: TestPerson[] = []
  while (persons.length < count)
    persons.push(...(await people(fixture, Math.min(batch, count - persons.length), { koin: startKoin })))
  const premium = await aPremium(fixture, { stock, price })
  const ways: Ways = { article: await findArticle(product.origin), premium, price, address: anAddress }
  const close = ground.save(() => db.destroy())

  return {
    /** Where requests are sent. */
    port: front?.port ?? product.port,
    persons,
    ways,
    /** Throws unless the books are right and exactly what was acknowledged, or more where answers were lost, was sold. */
    async audit(acknowledged: number, unanswered: number): Promise<void> {
      const owner = openDb(urls.owner, { max: 1 })
      try {
        const faults = [...(await auditLedger(owner)).map(({ check, count }) => `${check}: ${count}`)]
        faults.push(...(await findStoreFaults({ db: owner })))
        const { sold } = await owner
          .selectFrom('premium')
          .select('sold')
          .where('id', '=', premium)
          .executeTakeFirstOrThrow()
        if (sold < acknowledged || sold > acknowledged + unanswered)
          faults.push(`${sold} sold, ${acknowledged} acknowledged, ${unanswered} without an answer`)
        if (faults.length > 0) throw new Error(faults.join('; '))
      } finally {
        await owner.destroy()
      }
    },
    async stop() {
      await close()
      await front?.stop()
      await product.stop()
    },
  }
}

/** nginx before these processes; it ends before the second of them does. */
async function openFront(ground: Ground, binary: string, [one, two]: [Product, Product]) {
  const port = await findFreePort()
  const nginx = await startNginx(binary, { port, ports: [one.port, two.port] })
  const stopNginx = ground.save(() => nginx.stop())
  const stop = async () => {
    await stopNginx()
    await two.stop()
  }
  return { port, stop }
}
