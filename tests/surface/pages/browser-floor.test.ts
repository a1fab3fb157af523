// The oldest supported browsers are Chrome 111, Safari 16.4 and Firefox 128 (decision 0004). Using a newer API without
// feature detection breaks hydration in them, which tests in a current browser cannot show.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { builtWeb } from '../../fixtures/pages.ts'

/** Patterns in built code, each with the first version of each browser family that supports it. */
const tooNew: [RegExp, string][] = [
  [/\bwithResolvers\(/, 'Chrome 119, Safari 17.4'],
  [/\.groupBy\(/, 'Chrome 117, Safari 17.4'],
  [/\bURL\.(canParse|parse)\(/, 'Chrome 120 and 126, Safari 17 and 18'],
  [/\bAbortSignal\.any\(/, 'Chrome 116, Safari 17.4'],
  [/\bPromise\.try\(/, 'Chrome 128, Safari 18.2'],
  [/\bRegExp\.escape\(/, 'Chrome 136, Safari 18.2'],
  [/\bArray\.fromAsync\(/, 'Chrome 121'],
  [/\bIterator\.(from|concat)\(/, 'Chrome 122, Safari 18.4'],
  [/\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'Chrome 122, Safari 17'],
  [/\.(fromBase64|toBase64|fromHex|toHex)\(/, 'Chrome 140, Safari 18.2'],
  [
    /\.(keys|values|entries)\(\)\.(map|filter|find|some|every|reduce|toArray|take|drop|flatMap|forEach)\(/,
    'Chrome 122, Safari 18.4',
  ],
  [/\.checkVisibility\(/, 'Safari 17.4'],
  [/\.(showPopover|togglePopover|hidePopover)\(/, 'Chrome 114, Safari 17'],
  [/\.(setHTMLUnsafe|getHTML)\(\)|\.moveBefore\(/, 'Chrome 124, Safari 17.4'],
  [/\bnew Intl\.DurationFormat\b/, 'Chrome 129'],
]

const assets = path.join(builtWeb, 'client/assets')
const scripts = fs.readdirSync(assets).filter((file) => file.endsWith('.js'))

test('no script of a page uses an API that the oldest supported browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(100)
  const found = scripts.flatMap((file) => {
    const code = fs.readFileSync(path.join(assets, file), 'utf8')
    return tooNew.flatMap(([name, since]) => {
      const hit = name.exec(code)
      return hit ? [`${file}: ${code.slice(Math.max(0, hit.index - 60), hit.index + 60)} (${since})`] : []
    })
  })
  expect(found).toEqual([])
})
