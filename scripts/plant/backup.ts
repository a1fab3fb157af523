import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { StartError } from '#db/start-error.ts'
import { dbNodes, type Plant, placeOf } from './layout.ts'
import { findPrimary } from './patroni.ts'

type Info = {
  backup?: { label: string; type: string; timestamp: { start: number; stop: number }; info: { size: number } }[]
}[]

/** Makes the archive's stanza, where it is missing. The primary runs already: its system id is part of it. */
export function createStanza(plant: Plant): void {
  const node = dbNodes.find((name) => fs.existsSync(placeOf(plant, name, 'data', 'postmaster.pid'))) ?? 'db1'
  run(plant, node, ['stanza-create', '--no-online'])
}

/** Makes a full backup from the primary, and tells its age to the node exporter. */
export async function backUp(plant: Plant, type: 'full' | 'diff' | 'incr' = 'full'): Promise<void> {
  const node = await findPrimary(plant)
  if (!node) throw new StartError('there is no primary to back up')
  const startedAt = performance.now()
  run(plant, node, ['--type', type, 'backup'])
  writeBackupFigures(plant)
  const [last] = listBackups(plant).slice(-1)
  console.log(
    `plant: backup ${last?.label} of ${Math.round((last?.info.size ?? 0) / 2 ** 20)} MB in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  )
}

/** Whether there is a backup to begin from. */
export function hasBackup(plant: Plant): boolean {
  return listBackups(plant).length > 0
}

/** The backups, oldest first. */
export function listBackups(plant: Plant) {
  const { stdout } = run(plant, 'db1', ['--output=json', 'info'])
  return (JSON.parse(stdout) as Info)[0]?.backup ?? []
}

/** Writes when the last backup ended, as the node exporter reads it: an alert follows when it is too old. */
export function writeBackupFigures(plant: Plant): void {
  const [last] = listBackups(plant).slice(-1)
  if (!last) return
  const file = placeOf(plant, 'figures', 'backup.prom')
  fs.writeFileSync(
    `${file}.new`,
    [
      '# HELP koinklass_backup_end_seconds When the last backup ended',
      '# TYPE koinklass_backup_end_seconds gauge',
      `koinklass_backup_end_seconds ${last.timestamp.stop}`,
      '',
    ].join('\n'),
    { mode: 0o644 },
  )
  fs.renameSync(`${file}.new`, file)
}

function run(plant: Plant, node: string, args: string[]) {
  const config = placeOf(plant, node, 'pgbackrest.conf')
  const done = spawnSync('pgbackrest', [`--config=${config}`, '--stanza=koinklass', ...args], {
    ...plant.user,
    cwd: plant.dir,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: plant.dir, LANG: 'C.UTF-8' },
  })
  if (done.status !== 0) throw new StartError(`pgbackrest ${args.at(-1)}: ${`${done.stdout}${done.stderr}`.trim()}`)
  return done
}
