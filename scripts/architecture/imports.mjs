import path from 'node:path'

/** What a file imports and hands on, as [specifier, 'import' or 'export']. */
export function importsOf(text) {
  return [
    ...text.matchAll(
      /\b(import|export)\b(?:\s+type\b)?[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
    ),
  ].map((found) => [found[2] ?? found[3], found[1] ?? 'import'])
}

/** The path below src/ that a specifier means; a package keeps its name. */
export function resolve(file, spec) {
  if (spec.startsWith('#')) return spec.slice(1)
  return spec.startsWith('.') ? path.posix.join(path.posix.dirname(file), spec) : spec
}
