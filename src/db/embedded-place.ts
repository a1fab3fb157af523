import fs from 'node:fs'
import path from 'node:path'
import { canEnter, findServerUser, makeDir } from './embedded-user.ts'

/**
 * The folder for the server's data: `postgres` in `dataDir`. Started by root in a private home, whose files the server's
 * user `nobody` cannot reach, it is under /var/lib instead, unless somebody chose `dataDir`: then startPostgres explains.
 */
export function findPlace(dataDir: string, { isChosen }: { isChosen: boolean }): string {
  const user = findServerUser()
  makeDir(dataDir, user)
  const here = path.join(dataDir, 'postgres')
  const pointer = `${here}-is-elsewhere.txt`
  if (fs.existsSync(pointer)) return fs.readFileSync(pointer, 'utf8').trim()
  if (isChosen || fs.existsSync(here) || canEnter(dataDir, user)) return here
  // Written down, so that the data is found again when the permissions of the home change.
  const elsewhere = `/var/lib/koinklass/${crypto.randomUUID()}`
  fs.writeFileSync(pointer, `${elsewhere}\n`)
  return elsewhere
}
