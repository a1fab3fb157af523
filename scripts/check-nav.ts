// npm run check-nav -- <address> [month]: makes the NAVs of opened months again from their secrets, as the page
// /bank/fund/check does, with what the product at this address publishes. The exit code is 1 where anything differs.
import { checkMonth, type PublishedMonth } from '#features/bank/nav/check-rules.ts'

const [address = 'http://localhost:3000', only] = process.argv.slice(2)

async function read<T>(path: string): Promise<T> {
  const reply = await fetch(new URL(path, address))
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  return (await reply.json()) as T
}

const { items } = await read<{ items: { month: string; secret: string | null }[] }>('/v2/api/bank/navMonths')
const opened = items.filter(({ month, secret }) => secret !== null && (only === undefined || month === only))
let wrong = 0
for (const { month } of opened) {
  const result = await checkMonth(await read<PublishedMonth>(`/v2/api/bank/navMonth?month=${month}`))
  const isGood = result?.isPromised && result.isRegime && result.isClock && result.faults.length === 0
  if (!isGood) wrong++
  console.log(`${month}  ${isGood ? `${result.checked} NAVs as promised` : JSON.stringify(result?.faults.slice(0, 3))}`)
}
console.log(`${opened.length} months, ${wrong} with faults`)
process.exitCode = wrong > 0 || opened.length === 0 ? 1 : 0
