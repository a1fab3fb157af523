import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '#db/start-error.ts'
import { root } from '../install.mjs'
import { ask, isOk } from './ask.ts'
import { type Plant, placeOf } from './layout.ts'
import { findPrimary } from './patroni.ts'
import { awaitService, pidOf, type Service, startService, stopService } from './processes.ts'
import { openSecrets } from './secrets.ts'
import { appServices } from './services.ts'

/** What an image says of itself, as far as it is looked at here. */
type Config = { User: string; Env: string[]; Entrypoint: string[]; WorkingDir: string; Healthcheck: { Test: string[] } }
/** What was looked at, what was seen, and whether that is right. */
type Finding = [what: string, seen: unknown, isRight: boolean]

const tag = 'localhost/koinklass'
const name = 'image'
const here = '127.0.0.1'
const port = 3090

/**
 * Builds the image and starts a process of it against the plant: as the image's own user, on a root that nobody can write.
 * Prints what was seen, and answers whether all of it is as `deploy/Containerfile` promises. IMAGE_BASE names another base
 * than Debian's; IMAGE_BUILD=off takes the image that is there. Throws a StartError without root, plant or buildah.
 */
export async function tryImage(plant: Plant): Promise<boolean> {
  if (process.getuid?.() !== 0) throw new StartError('only root can mount a root that nobody can write')
  if (!(await findPrimary(plant))) throw new StartError('the plant is not up: npm run plant -- up')
  if (plant.env.IMAGE_BUILD !== 'off') buildImage(plant.env.IMAGE_BASE)
  const config: Config = JSON.parse(buildah('inspect', '--type', 'image', tag)).Docker.config
  const container = buildah('from', tag)
  try {
    const findings = await tryContainer(plant, config, buildah('mount', container))
    for (const [what, seen, isRight] of findings) console.log(`  ${isRight ? ' ' : '✗'} ${what.padEnd(28)} ${seen}`)
    return findings.every(([, , isRight]) => isRight)
  } finally {
    await stopService(plant, name)
    buildah('rm', container)
  }
}

async function tryContainer(plant: Plant, config: Config, files: string): Promise<Finding[]> {
  const service = serviceOf(plant, config, files)
  const ready = await timed(async () => {
    startService(plant, service)
    await awaitService(plant, service)
  })
  const pid = pidOf(plant, name)!
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (key: string) => new RegExp(`^${key}:\\s+(.+)$`, 'm').exec(status)![1]!
  const ids = `${of('Uid').split('\t')[1]}:${of('Gid').split('\t')[1]}`
  const write = inContainer(pid, config, ['touch', 'written'])
  const health = inContainer(pid, config, config.Healthcheck.Test.slice(1))
  const page = await ask(`http://${here}:${port}/`)
  const end = await timed(() => stopService(plant, name))
  return [
    ['ready after, s', ready, true],
    ['user and group', ids, ids === config.User && of('Uid') !== '0'],
    ['capabilities', of('CapEff'), /^0+$/.test(of('CapEff'))],
    ['a write to its own code', write.said.split(': ').at(-1), write.said.includes('Read-only file system')],
    ['its health check', health.status, health.status === 0],
    ['the first page', page?.status, page?.status === 200],
    ...findPackages(path.join(files, config.WorkingDir)),
    ['from SIGTERM to the end, s', end, end < 30],
  ]
}

/** Mounts what a container of the image would have, and becomes its process. */
const enter = `set -eu
root=$1 data=$2 user=$3 dir=$4
shift 4
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777,size=256m tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
exec chroot --userspec="$user" "$root" env --chdir="$dir" setpriv --no-new-privs "$@"`

/** The process of the image: its entry point on its own files, which are read-only but for /tmp and /data. */
function serviceOf(plant: Plant, config: Config, files: string): Service {
  const data = placeOf(plant, 'image-data')
  const [uid, gid] = config.User.split(':').map(Number)
  fs.mkdirSync(data, { recursive: true })
  fs.chownSync(data, uid!, gid!)
  const [app] = appServices({ plant, secrets: openSecrets(plant), engines: {} as never })
  const mounted = ['--mount', '--propagation=private', 'sh', '-c', enter, 'sh', files, data]
  return {
    name,
    command: 'unshare',
    args: [...mounted, config.User, config.WorkingDir, ...config.Entrypoint],
    env: { ...app!.env, ...envOf(config), HOST: here, PORT: String(port), METRICS_PORT: '0' },
    isEngine: false,
    isReady: () => isOk(`http://${here}:${port}/readyz`),
  }
}

function envOf({ Env }: Config): Record<string, string> {
  return Object.fromEntries(Env.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** Runs a command where the process is: its mounts, its root, its folder, its user. */
function inContainer(pid: number, config: Config, command: string[]) {
  const [uid, gid] = config.User.split(':')
  const place = ['--target', String(pid), '--mount', '--root', '--wd', '--setuid', uid!, '--setgid', gid!]
  const env = { ...envOf(config), PORT: String(port) }
  const { status, stderr } = spawnSync('nsenter', [...place, ...command], { encoding: 'utf8', env })
  return { status, said: stderr.trim() }
}

/** Whether the image lists its packages: all that the product names, and none that only builds or tests it. */
function findPackages(folder: string): Finding[] {
  const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'))
  const components: { group?: string; name: string }[] = read(path.join(folder, 'sbom.cdx.json')).components
  const listed = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)))
  const missing = Object.keys(read(path.join(root, 'package.json')).dependencies).filter((one) => !listed.has(one))
  const locked: [string, { dev?: boolean }][] = Object.entries(read(path.join(root, 'package-lock.json')).packages)
  const needless = locked.filter(([at, { dev }]) => dev && fs.existsSync(path.join(folder, at, 'package.json')))
  return [
    ['packages in its list', listed.size, listed.size > 0],
    ['needed and not listed', missing.join(', ') || 'none', missing.length === 0],
    ['for building or tests only', needless.map(([at]) => at).join(', ') || 'none', needless.length === 0],
  ]
}

/** In the format of Docker, which keeps the health check. In a chroot, because a builder may run in a container itself. */
function buildImage(base: string | undefined) {
  const options = ['--format', 'docker', '--isolation', 'chroot', '--tag', tag, '--file', 'deploy/Containerfile']
  const { status } = spawnSync(
    'buildah',
    ['build', ...options, ...(base ? ['--build-arg', `BASE=${base}`] : []), '.'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new StartError('the image was not built')
}

function buildah(...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync('buildah', args, { encoding: 'utf8' })
  if (error) throw new StartError('missing: buildah. apt-get install --no-install-recommends buildah')
  if (status !== 0) throw new StartError(`buildah ${args[0]}: ${stderr.trim()}`)
  return stdout.trim()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return Math.round((performance.now() - begun) / 100) / 10
}
