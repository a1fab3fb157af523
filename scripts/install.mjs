// Installs what a fresh machine lacks. Runs on any Node from 20 on, before anything is installed, so it imports only
// Node modules.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

/** The root of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const oldestNode = 24

/** Runs `npm install` when packages are missing or differ from package-lock.json; ends the process if it fails. */
export function installPackages() {
  if (isInstalled()) return
  console.log('กำลังติดตั้งแพ็กเกจ – installing packages (npm install) …')
  // Build and tests need the development packages, whatever NODE_ENV says.
  const args = ['install', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options)
  if (status !== 0) stop(`npm install failed${error ? `: ${error.message}` : ''}; it needs the npm registry`)
}

/**
 * Compares package-lock.json with npm's record in node_modules. Optional packages of other platforms may be missing.
 */
function isInstalled() {
  const [ours, lock, found] = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map(readJson)
  if (!found || !lock) return false
  const named = lock.packages['']
  const isLockFresh = ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(ours[kind] ?? {}, named[kind] ?? {}),
  )
  const isThere = ([place, { version, optional }]) =>
    place === '' || (found.packages[place] ? found.packages[place].version === version : optional)
  return isLockFresh && Object.entries(lock.packages).every(isThere)
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/** The Node for the product: the pinned one of its packages, else the current one if it is new enough. */
export function findNode() {
  const name = `${process.platform}-${process.arch}`
  const pinned = [`node-${name}/bin/node`, `node-bin-${name}/bin/node`, '.bin/node']
    .map((file) => path.join(root, 'node_modules', file))
    .find((file) => fs.existsSync(file) && majorOf(spawnSync(file, ['--version']).stdout) >= oldestNode)
  if (pinned) return pinned
  if (majorOf(process.version) >= oldestNode) return process.execPath
  return stop(`Node ${oldestNode} is needed: this is ${process.version}, and the package node-${name} is not installed`)
}

function majorOf(version) {
  return Number(/v(\d+)/.exec(version)?.[1] ?? 0)
}

/**
 * Runs a script on the pinned Node and forwards signals; resolves with its exit code. The IPC channel closes when this
 * process is killed, so that the script can end too. `flags` are Node's, `env` is added to the current environment.
 */
export function runPinned(script, args, { flags = [], env = {} } = {}) {
  const node = findNode()
  const child = spawn(node, [...flags, path.join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', (error) => stop(error.message))
    child.once('exit', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** npm sends SIGTERM to the shell between us, which dies without forwarding it; so watch the parent process. */
function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 250).unref()
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
