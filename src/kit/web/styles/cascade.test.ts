import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../..')

/** Every selector of our parts with its declarations. Base rules lie in a layer below and are out of it. */
function* rules(): Generator<{ file: string; selector: string; body: string }> {
  for (const file of fs.globSync('**/web/**/*.css', { cwd: src })) {
    if (/(base|reset)\.css$/.test(file)) continue
    const css = fs.readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(/,(?![^()]*\))/)) yield { file, selector: selector.trim(), body }
  }
}

test('a part colours the links and buttons in it by a rule without weight, so that a button in it keeps its colours', () => {
  const isBare = /(^|[ >+~])(a|button)(:[a-z-]+(\([^)]*\))?)*$/
  const found = [...rules()].filter(
    ({ selector, body }) => isBare.test(selector) && /(^|[;\s])(color|background(-color)?|border-color)\s*:/.test(body),
  )
  expect(found.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
})
