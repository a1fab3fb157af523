import { expect, test } from 'vitest'
import { fillSite, listConfigs } from './configs.ts'
import { isNewEnough } from './engines.ts'
import { readPlant } from './layout.ts'
import { render } from './render.ts'
import { urlsOf } from './secrets.ts'

const names = ['superuser', 'replication', 'rewind', 'rest', 'owner', 'app', 'monitor', 'pgbouncer', 'backup']
const secrets = Object.fromEntries(names.map((name) => [name, `secret-of-${name}`])) as Parameters<
  typeof listConfigs
>[0]['secrets']
const plant = readPlant({ PLANT_DIR: '/srv/plant', PLANT_NET: '127.9.8', PLANT_PORT: '8099', PLANT_PROCESSES: '3' })
const configsOf = (target?: Parameters<typeof listConfigs>[0]['target']) =>
  listConfigs({ plant, secrets, postgres: '/usr/lib/postgresql/17/bin', ...(target && { target }) })

test('every template is filled, and each node has its own address and the addresses of all', () => {
  const configs = configsOf()
  for (const [name, text] of Object.entries(configs)) expect(text, name).not.toMatch(/\{\{|undefined/)
  const nodes = [1, 2, 3].map((nth) => configs[`db${nth}/patroni.yml`]!)
  for (const [i, text] of nodes.entries()) {
    expect(text).toContain(`connect_address: 127.9.8.${11 + i}:5432`)
    expect(text).toContain('hosts: 127.9.8.21:2379,127.9.8.22:2379,127.9.8.23:2379')
    expect(text).toContain(`data_dir: /srv/plant/db${i + 1}/data`)
    expect(text).toContain('method: initdb')
  }
  for (const part of ['primary', 'replicas'])
    for (const last of [11, 12, 13])
      expect(configs['haproxy.cfg']!.split(`listen ${part}`)[1]).toContain(`127.9.8.${last}:5432 check port 8008`)
})

test('the processes reach the primary through the pooler, and no password of another role is given to it', () => {
  const configs = configsOf()
  expect(configs['pgbouncer/pgbouncer.ini']).toContain('koinklass = host=127.9.8.31 port=5000 dbname=koinklass')
  for (const [i, address] of urlsOf(plant, secrets).replicas.entries()) {
    const database = new URL(address).pathname.slice(1)
    expect(configs['pgbouncer/pgbouncer.ini']).toContain(`${database} = host=127.9.8.${11 + i} port=5432`)
  }
  expect(configs['pgbouncer/pgbouncer.ini']).toMatch(/^pool_mode = transaction$/m)
  const [, prepared] = /^max_prepared_statements = (\d+)$/m.exec(configs['pgbouncer/pgbouncer.ini']!)!
  // src/db/prepared-statements.ts names at most 500.
  expect(Number(prepared)).toBeGreaterThan(500)
  const all = configs['pgbouncer/userlist.txt']!
  expect(all).toContain('"koinklass_app" "secret-of-app"')
  expect(all).not.toMatch(/secret-of-(superuser|owner|replication|backup)/)
})

test('a cluster that is restored begins from the archive, at that moment', () => {
  const text = configsOf({ moment: '2026-11-28 09:59:59+00', timeline: 5 })['db1/patroni.yml']!
  expect(text).toContain('method: pgbackrest')
  expect(text).toContain('--type=time --target="2026-11-28 09:59:59+00" --target-timeline=5 --target-action=promote')
})

test('nginx serves docs/nginx.conf with the processes of the plant', () => {
  const text = configsOf()['nginx/koinklass.conf']!
  for (const [group, limit] of [
    ['koinklass_files', ''],
    ['koinklass', ' max_conns=200'],
    ['koinklass_calls', ' max_conns=\\d+'],
  ])
    expect(text).toMatch(
      new RegExp(
        `upstream ${group} {\\n.*zone .*\\n${[1, 2, 3].map((n) => `  server 127\\.9\\.8\\.51:300${n} max_fails=0${limit};\\n`).join('')}`,
      ),
    )
  expect(text).toContain('listen 127.0.0.1:8099 backlog=')
  expect(text).not.toMatch(/127\.0\.0\.1:300|\/var\//)
  expect(text).toContain('proxy_cache_path /srv/plant/nginx/cache ')
  expect(() => fillSite(plant, 'server { listen 443; }')).toThrow('no longer has')
})

test('a template that names an unknown value is an error', () => {
  expect(render('a {{one}} b', { one: 1 })).toBe('a 1 b')
  expect(() => render('{{other}}', { one: 1 })).toThrow('other')
})

test('settings that are no loopback address or no number are refused', () => {
  for (const PLANT_NET of ['10.0.0', '127.0.0.1', 'localhost', '127.x.0'])
    expect(() => readPlant({ PLANT_NET })).toThrow('PLANT_NET')
  for (const PLANT_PROCESSES of ['0', 'two', '1.5', '41'])
    expect(() => readPlant({ PLANT_PROCESSES })).toThrow('PLANT_PROCESSES')
})

test('an engine is new enough from its oldest version on', () => {
  const of = (name: string, versions: string[], oldest: string) =>
    versions.map((version) => isNewEnough(`${name} ${version}\nlibevent 2.1.12`, oldest))
  expect(of('PgBouncer', ['1.18.0', '1.20.1', '1.9.0', '0.99.0'], '1.21')).toEqual([false, false, false, false])
  expect(of('PgBouncer', ['1.21.0', '1.24.1', '2.0.0'], '1.21')).toEqual([true, true, true])
  expect(of('patroni', ['3.0.2', '3.3.9', '4.0.0', '4.1.5'], '4.0')).toEqual([false, false, true, true])
  expect(isNewEnough('', '1.21')).toBe(false)
})
