import { isNamed } from './reasons.mjs'

/** One statement that only names what another file has: `export { a }`, `export const a = b`, a call with the same arguments. */
const forwarding = [
  /export \{[^}]*\};?/,
  /export const \w+ = [\w.]+;?(?= export|$)/,
  /export (?:async )?function \w+\(\)(?:: [^{]+)? \{ return (?:await )?(?!call\()(?:\w+\(\)|<[\w.]+ \/>);? \}/,
  /export (?:async )?function \w+\((\w+)(?:: [^)]*)?\)(?:: [^{]+)? \{ return (?:await )?(?:\w+\(\1\)|<[\w.]+ \{\.\.\.\1\} \/>);? \}/,
]

/**
 * A short file that only forwards is one hop more for a reader. `forwards` of architecture.json names those that a bundle
 * needs, each with its reason.
 */
export function* faultsOfForwarding(map, { file, isTest }, text) {
  if (!isTest && isForwarding(text) && !isNamed(map.forwards, file)) yield 'only forwards: use what it forwards to'
}

/** Whether a file only forwards. */
export function isForwarding(text) {
  if (text.trimEnd().split('\n').length >= 15) return false
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import\b[^'"]*['"][^'"]*['"]/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  let rest = code
  for (const form of forwarding) rest = rest.replace(new RegExp(form, 'g'), '')
  return code !== '' && rest.trim() === ''
}
