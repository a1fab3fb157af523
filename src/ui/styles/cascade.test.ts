import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')

/** Every selector of our components with its declarations. Base rules are in a lower layer and are skipped. */
function* rules(): Generator<{ file: string; selector: string; body: string }> {
  for (const file of fs.globSync('{**/web,ui/styles}/**/*.css', { cwd: src })) {
    if (/(base|reset)\.css$/.test(file)) continue
    const css = fs.readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(/,(?![^()]*\))/)) yield { file, selector: selector.trim(), body }
  }
}

test('a component colours its links and buttons by a rule without specificity, so that a button inside keeps its colours', () => {
  const isBare = /(^|[ >+~])(a|button)(:[a-z-]+(\([^)]*\))?)*$/
  const found = [...rules()].filter(
    ({ selector, body }) => isBare.test(selector) && /(^|[;\s])(color|background(-color)?|border-color)\s*:/.test(body),
  )
  expect(found.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
})
