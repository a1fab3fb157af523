// Fails when a document names a file, folder or name of this project that does not exist, or lacks the form of its kind,
// and when a feature is described nowhere.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A path below one of these folders, as it stands in running text, a code span or the tree of the README. */
const mention = /(?<![\w./#@-])(?:src|tests|scripts|studio|deploy|docs|content|public)\/[\w./<>*{},…-]*/g

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

/** The links of a document to files that do not exist, one sentence each; a path counts from the document's folder. */
export function findDeadLinks(document, text, exists) {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, to]) => to)
    .filter((to) => !/^[a-z]+:/.test(to) && !to.startsWith('/'))
    .filter((to) => !exists(path.posix.join(path.posix.dirname(document), to)))
    .map((to) => `${document} links to ${to}, which does not exist`)
}

/** The pictures of the chapter for staff that no document shows, one sentence each; `shown` is the text of all documents. */
export function findUnshown(pictures, shown) {
  return pictures
    .filter((file) => !shown.includes(`](${file.replace(/^docs\//, '')})`))
    .map((file) => `${file} is shown by no document`)
}

/** What a decision record or the README of a feature lacks; `lines` counts its lines. */
export function findFormFaults(document, text) {
  const lines = text.trimEnd().split('\n')
  if (/^docs\/decisions\/\d/.test(document)) {
    const number = /\/(\d{4})-/.exec(document)[1]
    const hasHead = lines[0].startsWith(`# ${number} `) && /^Date: \d{4}-\d\d-\d\d · Status: \w/.test(lines[2] ?? '')
    return hasHead ? [] : [`${document} begins with "# ${number} title", an empty line, and "Date: … · Status: …"`]
  }
  if (!document.startsWith('src/')) return []
  const faults = lines.length > maxReadmeLines ? [`${document} is longer than ${maxReadmeLines} lines`] : []
  return isOfFeature.test(document) ? [...faults, ...findHeadingFaults(document, lines)] : faults
}

const maxReadmeLines = 60
const maxRecords = 25
const isOfFeature = /^src\/(features|app)\/.*README\.md$/

/** The headings of a feature's README in their order; those with `true` may not be left out. */
const headings = { Rules: true, Invariants: true, Jobs: false, 'Where to begin': true, Decisions: false }

function findHeadingFaults(document, lines) {
  const found = lines.filter((line) => /^#{2,} /.test(line)).map((line) => line.replace(/^## /, ''))
  const inOrder = Object.keys(headings).filter((name) => headings[name] || found.includes(name))
  if (/^# \S/.test(lines[0]) && lines[1] === '' && /^\w/.test(lines[2] ?? '') && found.join() === inOrder.join())
    return []
  const wanted = Object.keys(headings).map((name) => (headings[name] ? name : `${name} (if there are any)`))
  return [`${document} has a title, a paragraph, and in this order the headings ${wanted.join(', ')}`]
}

/** Records are not among these: they also name what was rejected, and parts of other people's packages. */
const namesCode = (document) =>
  isOfFeature.test(document) || ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].includes(document)

/** A name of the code within a code span: camelCase, PascalCase of two words, snake_case, or kebab-case as of a job. */
const codeName =
  /(?<![\w.-])(?:[a-z][a-z0-9]*(?:[A-Z][A-Za-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?![\w-])/g
const fileName = /^[\w./-]+\.(?:tsx?|mjs|css|sql|json|py)$/

/** The names in code spans of a document that the code does not have, one sentence each; `has` answers for a name. */
export function findUnknownNames(document, text, has) {
  const names = spansOf(text)
    .filter((span) => !span.includes('/') && !fileName.test(span))
    .flatMap((span) => span.match(codeName) ?? [])
  return [...new Set(names)]
    .filter((name) => !has(name))
    .map((name) => `${document} names ${name}, which the code does not have`)
}

/** The files in code spans of a feature's README that are neither below its folder nor named by their whole path. */
export function findUnknownFiles(document, text, exists) {
  return spansOf(text)
    .filter((span) => fileName.test(span))
    .filter((file) => !exists(file) && !exists(path.posix.join(path.posix.dirname(document), file)))
    .map((file) => `${document} names ${file}, which is not below its folder`)
}

function spansOf(text) {
  return [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span))]
}

/**
 * The features that no README describes: each has one in its folder, or its group's names it (`part`). `read` answers
 * the text of a file, or null.
 */
export function findUndescribed(features, read) {
  return features.flatMap((feature) => {
    if (read(`src/features/${feature}/README.md`) !== null) return []
    const [group, part] = feature.split('/')
    const ofGroup = part ? read(`src/features/${group}/README.md`) : null
    return ofGroup?.includes(`\`${part}\``) ? [] : [`${feature} has no README, and that of its group does not name it`]
  })
}

/** Answers whether a name stands in the code of the tree. */
function readNames() {
  const files = [
    ...fs.globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs,sql,css,json}'),
    ...['architecture.json', 'package.json'],
  ]
  const names = new Set()
  for (const file of files)
    for (const [name] of fs.readFileSync(file, 'utf8').matchAll(/[A-Za-z_][\w-]*/g)) {
      names.add(name)
      if (name.includes('-')) for (const part of name.split('-')) names.add(part)
    }
  return (name) => names.has(name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = [
    ...['README.md', 'CONTRIBUTING.md', 'studio/README.md'].filter((file) => fs.existsSync(file)),
    ...fs.globSync('{docs,src}/**/*.md'),
  ]
  const [has, exists] = [readNames(), fs.existsSync]
  const faults = documents.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    const unknown = [
      ...(namesCode(file) ? findUnknownNames(file, text, has) : []),
      ...(isOfFeature.test(file) ? findUnknownFiles(file, text, exists) : []),
    ]
    const missing = [...findMissing(file, text, exists), ...findDeadLinks(file, text, exists)]
    return [...missing, ...findFormFaults(file, text), ...unknown]
  })
  const inDocs = documents.filter((file) => /^docs\/[^/]+$/.test(file)).map((file) => fs.readFileSync(file, 'utf8'))
  faults.push(...findUnshown(fs.globSync('docs/staff/*'), inDocs.join('\n')))
  const { features } = JSON.parse(fs.readFileSync('architecture.json', 'utf8'))
  faults.push(
    ...findUndescribed(Object.keys(features), (file) => (exists(file) ? fs.readFileSync(file, 'utf8') : null)),
  )
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).length
  if (records > maxRecords)
    faults.push(`docs/decisions has ${records} records, at most ${maxRecords}: merge or replace one`)
  console.log(faults.length ? faults.join('\n') : `documents: ${documents.length}, all that they name exists`)
  process.exitCode = faults.length ? 1 : 0
}
