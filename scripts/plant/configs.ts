import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../install.mjs'
import { dbNodes, etcdNodes, type Plant, placeOf } from './layout.ts'
import { render } from './render.ts'
import type { Secrets } from './secrets.ts'

/**
 * A moment to which the cluster is restored when it is made, and the timeline on which that moment is; null for an empty
 * cluster.
 */
export type RestoreTarget = { moment: string; timeline: number | 'latest' } | null

type Given = { plant: Plant; secrets: Secrets; postgres: string; target?: RestoreTarget }

/** Every configuration file of a plant: its path below the plant's folder, and its text. Pure but for the templates. */
export function listConfigs({ plant, secrets, postgres, target = null }: Given): Record<string, string> {
  const values = { ...commonValues(plant, secrets), bin_dir: postgres, ...bootstrapOf(target) }
  const filled = (template: string, more: Record<string, string> = {}) =>
    render(readTemplate(`deploy/plant/${template}`), { ...values, ...more })
  return {
    ...Object.fromEntries(
      etcdNodes.map((name) => [`${name}.yml`, filled('etcd.yml', { name, address: plant.etcd[name] })]),
    ),
    ...Object.fromEntries(
      dbNodes.flatMap((name) => [
        [`${name}/patroni.yml`, filled('patroni.yml', { name, address: plant.db[name] })],
        [`${name}/pgbackrest.conf`, filled('pgbackrest.conf', { name })],
      ]),
    ),
    'haproxy.cfg': filled('haproxy.cfg'),
    'pgbouncer/pgbouncer.ini': filled('pgbouncer.ini'),
    'pgbouncer/userlist.txt': [
      `"koinklass_app" "${secrets.app}"`,
      `"monitor" "${secrets.monitor}"`,
      `"pgbouncer" "${secrets.pgbouncer}"`,
      '',
    ].join('\n'),
    'nginx/nginx.conf': filled('nginx.conf'),
    'nginx/koinklass.conf': fillSite(plant, readTemplate('docs/nginx.conf')),
    'prometheus.yml': filled('prometheus.yml'),
    'alertmanager.yml': filled('alertmanager.yml'),
  }
}

function commonValues(plant: Plant, secrets: Secrets) {
  return {
    dir: plant.dir,
    ...plant.db,
    ...plant.etcd,
    haproxy: plant.haproxy,
    pgbouncer: plant.pgbouncer,
    monitor: plant.monitor,
    network: '127.0.0.0/8',
    os_user: plant.user ? 'nobody' : os.userInfo().username,
    superuser_password: secrets.superuser,
    replication_password: secrets.replication,
    rewind_password: secrets.rewind,
    rest_password: secrets.rest,
    backup_key: secrets.backup,
    shared_buffers: plant.env.PLANT_SHARED_BUFFERS || '128MB',
    pool_size: plant.env.PLANT_POOL || '20',
    rules: path.join(root, 'deploy/rules.yml'),
    app_metrics: plant.apps.map(({ metricsPort }) => `'${plant.app}:${metricsPort}'`).join(', '),
    webhook: webhookOf(plant.env.ALERT_WEBHOOK),
  }
}

function bootstrapOf(target: RestoreTarget) {
  return {
    bootstrap_method: target ? 'pgbackrest' : 'initdb',
    restore_target: target?.moment ?? '',
    restore_timeline: target?.timeline ?? 'latest',
  }
}

function webhookOf(url: string | undefined): string {
  return url ? `\n    webhook_configs:\n      - url: ${JSON.stringify(url)}` : ''
}

/** docs/nginx.conf with the plant's processes, port and log. Throws when the file no longer has those. */
export function fillSite(plant: Plant, site: string): string {
  const serversFor = (group: string) => {
    const tail = /127\.0\.0\.1:\d+( [^;]*;)/.exec(group)![1]
    return plant.apps.map(({ port }) => `  server ${plant.app}:${port}${tail}\n`).join('')
  }
  const parts: [string | RegExp, string | ((found: string) => string)][] = [
    [/(?: {2}server 127\.0\.0\.1:300\d [^;]*;\n)+/g, serversFor],
    ['listen 80 ', `listen 127.0.0.1:${plant.port} `],
    ['/var/log/nginx/koinklass.log', placeOf(plant, 'logs', 'access.log')],
    ['/var/cache/nginx/koinklass', placeOf(plant, 'nginx', 'cache')],
  ]
  return parts.reduce((text, [before, after]) => {
    const filled = text.replace(before, typeof after === 'string' ? () => after : after)
    if (filled === text) throw new Error(`docs/nginx.conf no longer has ${before}`)
    return filled
  }, site)
}

function readTemplate(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8')
}
