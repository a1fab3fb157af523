// Fails when a package of the product has a licence that nobody allowed, no hash, or a known hole that may not wait
// (docs/operation.md, "Packages of others"). Says so loudly when the registry does not tell of holes.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'
import { findPackageFaults, listPackages, readAudit } from './packages.mjs'

const packages = listPackages(JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
const faults = findPackageFaults(packages)

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000']
const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 })
const audit = readAudit(stdout ?? '')
if (audit.skipped) console.log(`SKIPPED: npm audit, known holes of packages are not checked (${audit.skipped})`)
for (const note of audit.notes) console.log(`NOTE: ${note}`)
faults.push(...audit.faults)
console.log(faults.length ? faults.join('\n') : `packages: ${packages.length}, all licences allowed`)
process.exitCode = faults.length ? 1 : 0
