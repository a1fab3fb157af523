/** A run of a text: it stays, goes or comes. */
type Run = { text: string; is: 'same' | 'gone' | 'new' }

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
/** More pairs of words than this are not compared: the part is told as a whole. */
const maxPairs = 1_000_000

/** What a text loses and gains by words, as Thai has them; the runs without `new` are the first text, without `gone` the second. */
export function differencesOfWords(before: string, after: string): Run[] {
  const [was, is] = [before, after].map(wordsOf) as [string[], string[]]
  const head = countSame(was, is)
  const tail = countSame(was.slice(head).reverse(), is.slice(head).reverse())
  const middle = compare(was.slice(head, was.length - tail), is.slice(head, is.length - tail))
  return join([...runs(was.slice(0, head), 'same'), ...middle, ...runs(was.slice(was.length - tail), 'same')])
}

const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
const runs = (words: readonly string[], is: Run['is']): Run[] => words.map((text) => ({ text, is }))

function countSame(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count++
  return count
}

/** By the longest common subsequence. */
function compare(was: readonly string[], is: readonly string[]): Run[] {
  if (was.length * is.length > maxPairs) return [...runs(was, 'gone'), ...runs(is, 'new')]
  const lengths = lengthsOf(was, is)
  const found: Run[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length) {
    const isSame = i < was.length && j < is.length && was[i] === is[j]
    if (isSame) {
      found.push({ text: was[i]!, is: 'same' })
      i++
      j++
    } else if (j >= is.length || (i < was.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      found.push({ text: was[i++]!, is: 'gone' })
    } else found.push({ text: is[j++]!, is: 'new' })
  }
  return found
}

/** The length of the longest common subsequence of the ends from each pair of places on. */
function lengthsOf(was: readonly string[], is: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint32Array(is.length + 1))
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      lengths[i]![j] =
        was[i] === is[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

/** Neighbours of one kind as one run, what goes before what comes. */
function join(parts: readonly Run[]): Run[] {
  const joined: Run[] = []
  let [gone, fresh] = ['', '']
  const close = () => {
    if (gone) joined.push({ text: gone, is: 'gone' })
    if (fresh) joined.push({ text: fresh, is: 'new' })
    gone = ''
    fresh = ''
  }
  for (const { text, is } of parts) {
    if (is === 'gone') gone += text
    else if (is === 'new') fresh += text
    else {
      close()
      const last = joined.at(-1)
      if (last?.is === 'same') last.text += text
      else joined.push({ text, is })
    }
  }
  close()
  return joined
}
