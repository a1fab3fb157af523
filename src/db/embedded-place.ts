import fs from 'node:fs'
import path from 'node:path'
import { canEnter, findServerUser, makeDir } from './embedded-user.ts'

/**
 * The folder of the server's data: `postgres` in `dataDir`. When root starts in a private home that the server's user
 * `nobody` cannot enter, the data goes to /var/lib instead, unless `dataDir` was set explicitly: then startPostgres
 * reports the error.
 */
export function findPlace(dataDir: string, { isChosen }: { isChosen: boolean }): string {
  const user = findServerUser()
  makeDir(dataDir, user)
  const here = path.join(dataDir, 'postgres')
  const pointer = `${here}-is-elsewhere.txt`
  if (fs.existsSync(pointer)) return fs.readFileSync(pointer, 'utf8').trim()
  if (isChosen || fs.existsSync(here) || canEnter(dataDir, user)) return here
  // The place is written to a file, so that the data is found again even if the permissions of the home change.
  const elsewhere = `/var/lib/koinklass/${crypto.randomUUID()}`
  fs.writeFileSync(pointer, `${elsewhere}\n`)
  return elsewhere
}
