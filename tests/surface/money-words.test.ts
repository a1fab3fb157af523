import fs from 'node:fs'
import { expect, test } from 'vitest'
import { inBaht, inKoin } from '#lib/money.ts'

test('an amount and its unit are one word for line breaks', () => {
  expect([inBaht('14,500'), inKoin('14,500')]).toEqual(['14,500\u00a0฿', '14,500\u00a0koin'])
})

test('no screen of the bank or the robo-adviser has a space before ฿ at which a line may break', () => {
  const files = fs.globSync('src/{features/{bank,robo}/**/web,kit/forms,ui}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  const torn = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
    .filter((line) => /[\d}] ฿/.test(line))
  expect(torn).toEqual([])
})
