import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/**
 * The folder of this name in the corpus of attacks, which lies beside the project. Null, with one warning, when it is
 * missing.
 */
export function findAttacks(name = '.'): string | null {
  const folders = [process.env.ATTACKS_DIR, '../shared/attacks', '../../shared/attacks'].filter(Boolean) as string[]
  const found = folders.map((folder) => path.resolve(root, folder, name)).find((file) => fs.existsSync(file))
  if (!found)
    console.warn(`SKIPPED: no attacks/${name} in ${folders.join(' or ')}; set ATTACKS_DIR to the folder that has it`)
  return found ?? null
}

const addressLists = ['open-redirect-payloadbox.json', 'crlf.json', 'ssrf.json', 'blns.json', 'wpt-urltestdata.json']

/**
 * Redirect targets to try after a login: lists of attacks, unusual texts and unusual addresses. Empty without the
 * corpus.
 */
export function readRedirectAttacks(): string[] {
  const folder = findAttacks()
  if (!folder) return []
  return addressLists.flatMap((name) => {
    const list: (string | { input: string })[] = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))
    return list.map((one) => (typeof one === 'string' ? one : one.input))
  })
}
