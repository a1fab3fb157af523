import { ask } from './ask.ts'
import { listBackups } from './backup.ts'
import { type Plant, placeOf } from './layout.ts'
import { listMembers } from './patroni.ts'
import { isRunning, listStarted, pidOf } from './processes.ts'

/** Prints what runs, who is primary, the last backup, the firing alerts and the addresses. Returns whether all started processes live. */
export async function printStatus(plant: Plant): Promise<boolean> {
  const names = listStarted(plant)
  if (names.length === 0) {
    console.log(`plant: nothing runs in ${plant.dir}; npm run plant -- up`)
    return false
  }
  for (const name of names)
    console.log(`  ${name.padEnd(20)} ${isRunning(plant, name) ? `pid ${pidOf(plant, name)}` : 'ENDED'}`)
  for (const { name, role, state, timeline, lag } of await listMembers(plant))
    console.log(`  ${name}: ${role}, ${state}, timeline ${timeline ?? '-'}, lag ${lag ?? 0} bytes`)
  const [last] = listBackups(plant).slice(-1)
  console.log(`  last backup: ${last ? new Date(last.timestamp.stop * 1000).toISOString() : 'none'}`)
  console.log(`  alerts: ${(await listAlerts(plant)).join(', ') || 'none'}`)
  console.log(describeAddresses(plant))
  return names.every((name) => isRunning(plant, name))
}

/** Where a person looks. */
export function describeAddresses(plant: Plant): string {
  return [
    `  the product    http://localhost:${plant.port}`,
    `  HAProxy        http://${plant.haproxy}:8404/stats`,
    `  Prometheus     http://${plant.monitor}:9090/alerts`,
    `  Alertmanager   http://${plant.monitor}:9093`,
    `  logs           ${placeOf(plant, 'logs')}`,
    `  patronictl     patronictl -c ${placeOf(plant, 'db1', 'patroni.yml')} list`,
  ].join('\n')
}

/** The names of the alerts that fire now. */
export async function listAlerts(plant: Plant): Promise<string[]> {
  const reply = await ask(`http://${plant.monitor}:9090/api/v1/alerts`)
  if (reply?.status !== 200) return []
  const { data } = JSON.parse(reply.body) as { data: { alerts: { labels: Record<string, string>; state: string }[] } }
  return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname!)
}
