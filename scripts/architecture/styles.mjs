const className = /(?<=[^\w-]|^)\.(-?[a-zA-Z_][\w-]*)/g

/**
 * A class that is used outside of the feature whose stylesheet defines it, one sentence each: it belongs to its only
 * user, or into src/ui. `styles` and `files` map paths under src/ to their text. A selector defines its first class;
 * what follows is only met there. A name without a hyphen is an ordinary word, and counts in class attributes alone.
 */
export function findStyleFaults(map, styles, files) {
  const names = Object.keys(map.features).sort((a, b) => b.length - a.length)
  const ownerOf = (file) => {
    const inside = /^features\/(.*)/.exec(file)?.[1]
    return inside ? (names.find((name) => inside.startsWith(`${name}/`)) ?? '?') : file.split('/')[0]
  }
  const defined = new Map()
  for (const [file, text] of Object.entries(styles))
    for (const name of definedIn(text)) defined.set(name, [...(defined.get(name) ?? []), file])
  const faults = []
  for (const [file, text] of Object.entries(files)) {
    if (!/^(ui|kit|art|lib\/web)\/|\/web\//.test(file) || /\.test\.tsx?$|\/tests\//.test(file)) continue
    for (const name of usedIn(text, defined)) {
      const owners = defined.get(name).map(ownerOf)
      if (!owners.includes('ui') && !owners.includes(ownerOf(file)))
        faults.push(
          `src/${file}: uses the class "${name}" of src/${defined.get(name)[0]}: move it to the feature that uses it, or to src/ui/styles if several do`,
        )
    }
  }
  return faults
}

/** The first class of each selector of a stylesheet. */
function definedIn(text) {
  const rules = text.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '').matchAll(/([^{};]+)\{/g)
  const selectors = [...rules].flatMap(([, group]) =>
    /^\s*(@|from\b|to\b|[\d.]+%)/.test(group) ? [] : group.split(/,(?![^(]*\))/),
  )
  return new Set(
    selectors.flatMap((selector) => {
      const first = selector.replace(/"[^"]*"/g, '').match(className)?.[0]
      return first ? [first.slice(1)] : []
    }),
  )
}

const attribute =
  /class(?:Name|List|Names)?\w*\s*[=:(]\s*(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|"[^"]*"|'[^']*'|`[^`]*`)/g
const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

/** The defined classes that a file names. */
function usedIn(text, defined) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').replace(/^import .*$/gm, '')
  const wordsOf = (part) =>
    [...part.matchAll(quoted)].flatMap(([, a, b, c]) => (a ?? b ?? c).replace(/\$\{[^}]*\}/g, '\0').split(/\s+/))
  const inAttributes = [...code.matchAll(attribute)].flatMap(([, part]) => wordsOf(part))
  const elsewhere = wordsOf(code).filter((word) => word.includes('-'))
  return new Set([...inAttributes, ...elsewhere].filter((word) => defined.has(word)))
}
