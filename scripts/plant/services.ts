import path from 'node:path'
import { root } from '../install.mjs'
import { serverEnv, serverFlags } from '../server-flags.mjs'
import { ask, isOk, listens } from './ask.ts'
import type { Engines } from './engines.ts'
import { dbNodes, etcdNodes, type Plant, placeOf } from './layout.ts'
import type { Service } from './processes.ts'
import { type Secrets, urlsOf } from './secrets.ts'

type Given = { plant: Plant; secrets: Secrets; engines: Engines }

/** The members of etcd. */
export function etcdServices({ plant, engines }: Given): Service[] {
  return etcdNodes.map((name) => ({
    name,
    command: engines.etcd,
    args: ['--config-file', placeOf(plant, `${name}.yml`)],
    isEngine: true,
    isReady: async () => (await ask(`http://${plant.etcd[name]}:2379/health`))?.body.includes('true') ?? false,
  }))
}

/** Patroni of each node, which starts PostgreSQL there. */
export function patroniServices({ plant, engines }: Given): Service[] {
  return dbNodes.map((name) => ({
    name,
    command: engines.patroni,
    args: [placeOf(plant, name, 'patroni.yml')],
    // Its PostgreSQL finds pgbackrest by PATH.
    isEngine: true,
    isReady: () => isOk(`http://${plant.db[name]}:8008/readiness`),
  }))
}

/** HAProxy and PgBouncer, in this order. */
export function gateServices({ plant, engines }: Given): [haproxy: Service, pgbouncer: Service] {
  return [
    {
      name: 'haproxy',
      command: engines.haproxy,
      args: ['-db', '-f', placeOf(plant, 'haproxy.cfg')],
      isEngine: true,
      isReady: () => listens(plant.haproxy, 5000),
    },
    {
      name: 'pgbouncer',
      command: engines.pgbouncer,
      args: [placeOf(plant, 'pgbouncer', 'pgbouncer.ini')],
      isEngine: true,
      isReady: () => listens(plant.pgbouncer, 6432),
    },
  ]
}

/** The processes of the product: `npm start` with other settings, on the pages that are built already. */
export function appServices({ plant, secrets }: Given): Service[] {
  const urls = urlsOf(plant, secrets)
  const { CONTACT, SMTP_URL, MAIL_FROM, LOG_LEVEL, SAMPLE_CONTENT } = plant.env
  const passed = Object.entries({ CONTACT, SMTP_URL, MAIL_FROM, LOG_LEVEL, SAMPLE_CONTENT }).filter(
    ([, value]) => value,
  )
  return plant.apps.map(({ name, port, metricsPort }) => ({
    name,
    command: process.execPath,
    args: [...serverFlags, path.join(root, 'scripts/launch.ts')],
    env: {
      ...serverEnv,
      ...(Object.fromEntries(passed) as Record<string, string>),
      HOST: plant.app,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: `http://localhost:${plant.port}`,
      TRUST_PROXY: 'loopback',
      DATA_DIR: placeOf(plant, 'files'),
      DATABASE_URL: urls.app,
      MIGRATION_DATABASE_URL: urls.owner,
      WORKER_DATABASE_URL: urls.worker,
      REPLICA_DATABASE_URLS: urls.replicas.join(','),
    },
    isEngine: false,
    isReady: () => isOk(`http://${plant.app}:${port}/readyz`),
  }))
}

/** nginx before the processes. */
export function nginxService({ plant, engines }: Given): Service {
  return {
    name: 'nginx',
    command: engines.nginx,
    args: ['-e', 'stderr', '-p', placeOf(plant, 'nginx'), '-c', placeOf(plant, 'nginx', 'nginx.conf')],
    isEngine: true,
    isReady: () => isOk(`http://127.0.0.1:${plant.port}/readyz`),
  }
}

/** Prometheus, Alertmanager and what they read. */
export function monitorServices({ plant, engines, secrets }: Given): Service[] {
  const { monitor } = plant
  const exporter = (name: string, command: string, port: number, args: string[], env = {}): Service => ({
    name,
    command,
    args,
    env,
    isEngine: true,
    isReady: () => listens(monitor, port),
  })
  const postgres = dbNodes.map((node, i) =>
    exporter(
      `exporter-${node}`,
      engines['prometheus-postgres-exporter'],
      9187 + i,
      [`--web.listen-address=${monitor}:${9187 + i}`],
      { DATA_SOURCE_NAME: `postgres://monitor:${secrets.monitor}@${plant.db[node]}:5432/koinklass?sslmode=disable` },
    ),
  )
  return [
    exporter('exporter-node', engines['prometheus-node-exporter'], 9100, [
      `--web.listen-address=${monitor}:9100`,
      `--collector.textfile.directory=${placeOf(plant, 'figures')}`,
    ]),
    ...postgres,
    exporter('exporter-nginx', engines['prometheus-nginx-exporter'], 9113, [
      `-web.listen-address=${monitor}:9113`,
      `-nginx.scrape-uri=http://${monitor}:8081/status`,
    ]),
    exporter('alertmanager', engines['prometheus-alertmanager'], 9093, [
      `--config.file=${placeOf(plant, 'alertmanager.yml')}`,
      `--storage.path=${placeOf(plant, 'alertmanager')}`,
      `--web.listen-address=${monitor}:9093`,
      '--cluster.listen-address=',
    ]),
    {
      ...exporter('prometheus', engines.prometheus, 9090, [
        `--config.file=${placeOf(plant, 'prometheus.yml')}`,
        `--storage.tsdb.path=${placeOf(plant, 'prometheus')}`,
        '--storage.tsdb.retention.time=15d',
        `--web.listen-address=${monitor}:9090`,
      ]),
      isReady: () => isOk(`http://${monitor}:9090/-/ready`),
    },
  ]
}
