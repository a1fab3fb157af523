import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runSql } from '#tests/support/run-sql.ts'
import { type Postgres, startPostgres } from './embedded.ts'
import { findBinaries } from './embedded-binaries.ts'
import { identify } from './embedded-holder.ts'
import { findServerUser } from './embedded-user.ts'
import { makeScratchDir } from './scratch-dir.ts'

const scratch = makeScratchDir('koinklass-launcher')
const made = path.join(scratch, 'made')
const running: Postgres[] = []

async function start(dir: string) {
  const postgres = await startPostgres(dir, { durable: true })
  running.push(postgres)
  return postgres
}

beforeAll(async () => {
  const postgres = await startPostgres(made, { durable: true })
  await runSql(postgres.url('postgres'), `create table note (text text); insert into note values ('เก็บไว้')`)
  await postgres.stop()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
})

afterAll(() => fs.rmSync(scratch, { recursive: true }))

/** Copies a stopped cluster that holds one note into a folder of its own. */
function copyMade(name: string): string {
  const dir = path.join(scratch, name)
  spawnSync('cp', ['-a', made, dir])
  return dir
}

async function readNotes(postgres: Postgres): Promise<string[]> {
  const { rows } = await runSql(postgres.url('postgres'), 'select text from note')
  return rows.map((row) => row.text)
}

/** Starts the server in a child process, as `npm start` does, so that it can be killed. */
async function startInProcess(dir: string, until: (child: ChildProcess) => Promise<unknown>): Promise<ChildProcess> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
    await startPostgres(${JSON.stringify(dir)}, { durable: true })
    console.log('up')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await until(child)
  return child
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function readPid(dir: string): number {
  return Number.parseInt(fs.readFileSync(path.join(dir, 'cluster/postmaster.pid'), 'utf8'), 10)
}

/** The pid of the shell that stops the server after its launcher died. */
function findWatcher(pid: number): number {
  const { stdout } = spawnSync('ps', ['ax', '-o', 'pid=,args='], { encoding: 'utf8' })
  return Number.parseInt(stdout.split('\n').find((line) => line.endsWith(`kill -INT "$1" sh ${pid}`))!, 10)
}

test('the path may hold spaces and Thai letters, and a later start finds the data and the port again', async () => {
  const dir = copyMade('ข้อมูล ของเรา')
  const first = await start(dir)
  expect(await readNotes(first)).toEqual(['เก็บไว้'])
  await first.stop()
  const second = await start(dir)
  expect(await readNotes(second)).toEqual(['เก็บไว้'])
  expect(second.url('postgres')).toBe(first.url('postgres'))
})

test('a login needs the password from the password file', async () => {
  const dir = copyMade('password')
  const postgres = await start(dir)
  expect(fs.statSync(path.join(dir, 'passwords.json')).mode & 0o777).toBe(0o600)
  const wrong = new URL(postgres.url('postgres'))
  wrong.password = 'guess'
  await expect(runSql(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('a second start names the process that holds the folder, and leaves it running', async () => {
  const dir = copyMade('twice')
  const first = await start(dir)
  const { port } = new URL(first.url(''))
  await expect(start(dir)).rejects.toThrow(
    `PostgreSQL pid ${first.pid()} on port ${port}, started by process ${process.pid}`,
  )
  expect(await readNotes(first)).toEqual(['เก็บไว้'])
})

test('of two concurrent first starts one creates the data and the other is refused', async () => {
  const dir = path.join(scratch, 'race')
  const starts = await Promise.allSettled([start(dir), start(dir)])
  expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(String((starts[1] as PromiseRejectedResult).reason)).toContain(`process ${process.pid} is starting there`)
})

test('a killed server restarts at the same address with all committed data', async () => {
  const postgres = await start(copyMade('killed-server'))
  await runSql(postgres.url('postgres'), `insert into note values ('ก่อนดับ')`)
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  process.kill(postgres.pid(), 'SIGKILL')
  await expect.poll(() => readNotes(postgres).catch(String), { timeout: 60_000 }).toEqual(['เก็บไว้', 'ก่อนดับ'])
  expect(told).toHaveBeenCalledExactlyOnceWith('PostgreSQL ended (SIGKILL); starting it again')
  told.mockRestore()
})

test('a server whose launcher was killed stops by itself', async () => {
  const dir = copyMade('killed-launcher')
  const launcher = await startInProcess(dir, (child) => once(child.stdout!, 'data'))
  const pid = readPid(dir)
  await kill(launcher)
  await expect.poll(() => identify(pid), { timeout: 60_000 }).toBe(null)
})

test('a server that outlived its launcher is stopped by the next start', async () => {
  const dir = copyMade('orphan')
  const launcher = await startInProcess(dir, (child) => once(child.stdout!, 'data'))
  const pid = readPid(dir)
  process.kill(findWatcher(pid), 'SIGKILL')
  await kill(launcher)
  expect(identify(pid)).not.toBe(null)
  expect(await readNotes(await start(dir))).toEqual(['เก็บไว้'])
  expect(identify(pid)).toBe(null)
})

test('a stale pid file whose pid belongs to another process does not prevent the start', async () => {
  const dir = copyMade('stale')
  fs.writeFileSync(path.join(dir, 'cluster/postmaster.pid'), `${process.pid}\n${dir}/cluster\n1\n5432\n`)
  expect(await readNotes(await start(dir))).toEqual(['เก็บไว้'])
})

test('an interrupted initdb is run again', async () => {
  const dir = path.join(scratch, 'half')
  const isHalf = () => fs.existsSync(dir) && fs.globSync(`${dir}/making-*/cluster/global`).length > 0
  const launcher = await startInProcess(dir, async () => {
    while (!isHalf()) await sleep(5)
  })
  await kill(launcher)
  expect(fs.existsSync(path.join(dir, 'cluster'))).toBe(false)
  const postgres = await start(dir)
  expect((await runSql(postgres.url('postgres'), 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('data of another major version, and a folder with other files, are refused and left unchanged', async () => {
  const dir = copyMade('version')
  fs.writeFileSync(path.join(dir, 'cluster/PG_VERSION'), '13\n')
  await expect(start(dir)).rejects.toThrow(/made by PostgreSQL 13, and this is 18/)
  fs.rmSync(path.join(dir, 'cluster/PG_VERSION'))
  await expect(start(dir)).rejects.toThrow(/holds something else/)
  expect(fs.existsSync(path.join(dir, 'cluster/global'))).toBe(true)
})

test('binaries that are out of reach or lack their symlinks are copied to where they run', () => {
  const real = path.dirname(path.dirname(findBinaries(scratch, findServerUser()).bin))
  const home = path.join(scratch, 'private/package')
  fs.mkdirSync(path.dirname(home), { mode: 0o700 })
  spawnSync('cp', ['-a', real, home])
  spawnSync('find', [home, '-type', 'l', '-delete'])
  fs.chmodSync(path.join(home, 'native/lib'), 0o555)
  const { bin } = findBinaries(scratch, findServerUser(), home)
  fs.chmodSync(path.join(home, 'native/lib'), 0o755)
  expect(bin.startsWith(path.join(scratch, 'binaries'))).toBe(true)
})
