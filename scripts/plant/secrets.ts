import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { dbNodes, type Plant, placeOf } from './layout.ts'

const names = ['superuser', 'replication', 'rewind', 'rest', 'owner', 'app', 'monitor', 'pgbouncer', 'backup'] as const
export type Secrets = Record<(typeof names)[number], string>

/** The passwords of a plant, made at its first start and stored in its folder. */
export function openSecrets(plant: Plant): Secrets {
  const file = placeOf(plant, 'secrets.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'))
  const secrets = Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')])) as Secrets
  fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

/** Connection strings: through the pooler for requests, past it for all else. */
export function urlsOf(plant: Plant, secrets: Secrets) {
  const direct = `${plant.haproxy}:5000/koinklass`
  return {
    app: `postgres://koinklass_app:${secrets.app}@${plant.pgbouncer}:6432/koinklass`,
    /** One for each node; whichever is the primary is left out by the process. */
    replicas: dbNodes.map(
      (node) => `postgres://koinklass_app:${secrets.app}@${plant.pgbouncer}:6432/koinklass_${node}`,
    ),
    worker: `postgres://koinklass_app:${secrets.app}@${direct}`,
    owner: `postgres://koinklass_owner:${secrets.owner}@${direct}`,
    superuser: `postgres://postgres:${secrets.superuser}@${direct}`,
  }
}
