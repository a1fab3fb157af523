/**
 * Counts calculations that hold, and lists those that do not ('2 + 2 = 5'). Anything but plain arithmetic is skipped.
 */
type Check = { held: number; wrong: string[] }

const token = /\s*(\d[\d,]*(?:\.\d+)?|[()^%×÷+/−*-])/y

/**
 * Checks every 'a × b + c = d' of a note. Parts are separated by semicolons; Thai words around a calculation are
 * ignored. A side that is a single number is compared at its own precision; chains (a = b = c) must hold throughout.
 */
export function checkArithmetic(note: string): Check {
  const check: Check = { held: 0, wrong: [] }
  for (const part of note.split(/;|แล้ว|หรือ/)) {
    const sides = part.split('=').map((side) => side.trim())
    if (sides.length < 2) continue
    sides[0] = sides[0]!.replace(/^.*[ก-๛A-Za-z:]\s+/, '')
    sides[sides.length - 1] = sides.at(-1)!.replace(/\s+[ก-๛].*$/, '')
    const values = sides.map(evaluate)
    if (values.some((value) => value === null)) continue
    const holds = sides.every((side, i) => Math.abs(values[i]! - values[0]!) <= tolerance(side) + tolerance(sides[0]!))
    if (holds) check.held++
    else check.wrong.push(part.trim())
  }
  return check
}

function tolerance(side: string): number {
  const number = /^−?[\d,]+(?:\.(\d+))?( %)?$/.exec(side)
  const decimals = (number?.[1] ?? '').length + (number?.[2] ? 2 : 0)
  return number ? 0.5 * 10 ** -decimals + 1e-9 : 1e-9
}

/** The value of an expression with + − × ÷ ^ % and brackets; null for anything else. */
export function evaluate(text: string): number | null {
  const tokens: string[] = []
  token.lastIndex = 0
  let end = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    tokens.push(found[1]!)
    end = token.lastIndex
  }
  if (tokens.length === 0 || text.slice(end).trim() !== '') return null
  try {
    const value = sum()
    return tokens.length === 0 && Number.isFinite(value) ? value : null
  } catch {
    return null
  }

  function sum(): number {
    let value = product()
    while (tokens[0] === '+' || tokens[0] === '−' || tokens[0] === '-')
      value += tokens.shift() === '+' ? product() : -product()
    return value
  }
  function product(): number {
    let value = power()
    while (['×', '*', '÷', '/'].includes(tokens[0] ?? '')) {
      const isTimes = ['×', '*'].includes(tokens.shift()!)
      const by = power()
      value = isTimes ? value * by : value / by
    }
    return value
  }
  function power(): number {
    const base = atom()
    if (tokens[0] !== '^') return base
    tokens.shift()
    return base ** power()
  }
  function atom(): number {
    const first = tokens.shift()
    if (first === '−' || first === '-') return -atom()
    let value = Number(first?.replaceAll(',', ''))
    if (first === '(') {
      value = sum()
      if (tokens.shift() !== ')') throw new SyntaxError(text)
    }
    if (first === undefined || Number.isNaN(value)) throw new SyntaxError(text)
    if (tokens[0] === '%') {
      tokens.shift()
      return value / 100
    }
    return value
  }
}
