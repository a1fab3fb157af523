import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What calls of staff may not reach undeclared: the ledger, and the tables that determine later payouts. */
const moves = ['moveMoney', 'payUnderCaps', 'bookClaim', 'spendAlone', 'propose', 'decideProposal']
const figures =
  /(?:insertInto|updateTable)\('(?:mission|event|rate|event_voucher|event_reward|bank_rate|bank_clock)'\)|(?:insert into|update) (?:event|rate|event_voucher|event_reward|staff_proposal)\b/

/** Proposals of words that a second person looks at: they let no value leave. */
const ofWords = [
  'features/quizzes/questions/server/key-commands.ts',
  'features/quizzes/questions/server/new-question-commands.ts',
  'features/robo/agreements/server/proposal-commands.ts',
]

type Piece = { file: string; words: Set<string>; text: string }

const root = path.resolve(import.meta.dirname, '..', '..', 'src')
const aliases: Record<string, string> = { '#features/': 'features/', '#app/': 'app/', '#db/': 'db/', '#lib/': 'lib/' }

/**
 * Reads the server's source as pieces (top-level declarations, and members of the tables of handlers and tasks) and
 * determines which of them lead to koin. It works by names alone, so it overapproximates: an action passed as a subject
 * of moderation leads to every subject, a job's name to the job.
 */
export function openKoinGraph() {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/web/') && !file.endsWith('.data.ts'),
  )
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const pieces = new Map<string, Piece>()
  const imports = new Map<string, Map<string, string>>()
  for (const [file, source] of sources) {
    imports.set(file, readImports(file, source))
    for (const [name, text] of declarations(source)) pieces.set(`${file}#${name}`, { file, text, words: wordsOf(text) })
  }
  const subjects = [...pieces].flatMap(([key, { text }]) => (/: SubjectDoors = /.test(text) ? [key] : []))

  function next({ file, words, text }: Piece): string[] {
    const known = imports.get(file)!
    const found = [...words].flatMap((word) => {
      const local = `${file}#${word}`
      const imported = known.get(word)
      const jobs = word.endsWith('Task') ? jobsOf(word) : []
      return [...(pieces.has(local) ? [local] : []), ...(imported ? [`${imported}#${word}`] : []), ...jobs]
    })
    return /\bsubjects?\b.*\bdoors\b|\bdoors\.|subjects\[/s.test(text) ? [...found, ...subjects] : found
  }

  /** The members of task tables with this name, as pieces of their own. */
  function jobsOf(task: string): string[] {
    return [...sources].flatMap(([file, source]) => {
      if (!source.includes(`[${task}]:`)) return []
      const key = `${file}#[${task}]`
      const text = memberOf(source, `\\[${task}\\]`) ?? ''
      pieces.set(key, { file, text, words: wordsOf(text) })
      return [key]
    })
  }

  function reaches(start: Piece): boolean {
    const seen = new Set<string>()
    const open = [start]
    for (let piece = open.pop(); piece; piece = open.pop()) {
      if (ofWords.includes(piece.file) && /\bpropose\(tx, \{[^}]*\bvalue: 0,/.test(piece.text)) continue
      if (moves.some((name) => piece!.words.has(name)) || figures.test(piece.text)) return true
      for (const key of next(piece)) {
        const following = pieces.get(key)
        if (seen.has(key) || !following) continue
        seen.add(key)
        open.push(following)
      }
    }
    return false
  }

  /** Whether the handler of an endpoint leads to koin; null when no handler of this name is found. */
  return function leadsToKoin(endpoint: string): boolean | null {
    const handlers = [...sources].flatMap(([file, source]) => {
      const text = file.endsWith('routes.ts') ? memberOf(source, endpoint) : null
      return text ? [{ file, text, words: wordsOf(text) }] : []
    })
    return handlers.length === 0 ? null : handlers.some(reaches)
  }
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_]\w*/g))
}

function readImports(file: string, source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, names, from] of source.matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)) {
    const alias = Object.keys(aliases).find((start) => from!.startsWith(start))
    if (!alias && !from!.startsWith('.')) continue
    const target = alias ? path.join(aliases[alias]!, from!.slice(alias.length)) : path.join(path.dirname(file), from!)
    for (const name of names!.split(',')) found.set(name.replace(/^.* as |type /g, '').trim(), target)
  }
  return found
}

/** Top-level declarations by name, each with its source text. */
function declarations(source: string): [string, string][] {
  const starts = [...source.matchAll(/^(?:export )?(?:async )?(?:function\*?|const) (\w+)/gm)]
  return starts.map((start, i) => [start[1]!, source.slice(start.index, starts[i + 1]?.index)])
}

/** A member of an object: from its name to the next line with the same or less indentation. */
function memberOf(source: string, name: string): string | null {
  const start = new RegExp(`^( +)(?:async )?${name}(?::|\\()`, 'm').exec(source)
  if (!start) return null
  const lines = source.slice(start.index).split('\n')
  const end = lines.findIndex((line, i) => i > 0 && line.trim() !== '' && line.search(/\S/) <= start[1]!.length)
  const closes = lines[end]?.trim().startsWith('}') ? end + 1 : end
  return lines.slice(0, closes === -1 ? undefined : closes).join('\n')
}
