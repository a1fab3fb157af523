// Fails when a document names a file or folder of this project that does not exist, or lacks the form of its kind.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A path below one of these folders, as it stands in running text, a code span or the tree of the README. */
const mention = /(?<![\w./#@-])(?:src|tests|scripts|studio|docs|content|public)\/[\w./<>*{},…-]*/g

/**
 * The paths that a document names and that do not exist, one sentence each. A pattern (`*`, `{…}`, `<name>`, `NNNN`) is
 * looked up as far as it is fixed.
 */
export function findMissing(document, text, exists) {
  const named = [...new Set([...text.matchAll(mention)].map(([found]) => found))]
  return named
    .map((name) => ({ name, fixed: fixedPart(name) }))
    .filter(({ fixed }) => fixed.includes('/') && !exists(fixed))
    .map(({ name }) => `${document} names ${name}, which does not exist`)
}

function fixedPart(name) {
  const [before] = name.split(/[<*{…]|NNNN/)
  return before === name ? name.replace(/[.,/]+$/, '') : before.slice(0, before.lastIndexOf('/'))
}

/** What a decision record or the README of a feature lacks; `lines` counts its lines. */
export function findFormFaults(document, text) {
  const lines = text.trimEnd().split('\n')
  if (/^docs\/decisions\/\d/.test(document)) {
    const number = /\/(\d{4})-/.exec(document)[1]
    const hasHead = lines[0].startsWith(`# ${number} `) && /^Date: \d{4}-\d\d-\d\d · Status: \w/.test(lines[2] ?? '')
    return hasHead ? [] : [`${document} begins with "# ${number} title", an empty line, and "Date: … · Status: …"`]
  }
  if (document.startsWith('src/') && lines.length > maxReadmeLines)
    return [`${document} is longer than ${maxReadmeLines} lines`]
  return []
}

const maxReadmeLines = 60
const maxRecords = 25

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = [
    ...['README.md', 'CONTRIBUTING.md', 'studio/README.md'].filter((file) => fs.existsSync(file)),
    ...fs.globSync('{docs,src}/**/*.md'),
  ]
  const faults = documents.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    return [...findMissing(file, text, fs.existsSync), ...findFormFaults(file, text)]
  })
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).length
  if (records > maxRecords)
    faults.push(`docs/decisions has ${records} records, at most ${maxRecords}: merge or replace one`)
  console.log(faults.length ? faults.join('\n') : `documents: ${documents.length}, every path they name exists`)
  process.exitCode = faults.length ? 1 : 0
}
