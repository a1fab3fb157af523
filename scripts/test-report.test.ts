import { expect, test } from 'vitest'
import { countTests, failedTests, isJourney, namesOnly, repeatCommand, sumOf } from './test-report.mjs'

const report = {
  numPassedTests: 3,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { name: '/a/rules.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
    {
      name: '/a/videos.spec.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'at 360 px (a phone) it plays' },
        { status: 'passed', fullName: 'it stops' },
      ],
    },
    { name: '/a/broken.spec.ts', status: 'failed', assertionResults: [] },
  ],
}

test('a file that could not be loaded counts as a failure', () => {
  expect(countTests(report)).toEqual({ passed: 3, failed: 3, skipped: 1 })
})

test('only browser tests are rerun, each by a pattern of its own', () => {
  const failures = failedTests(report).filter(isJourney)
  expect(failures).toEqual([
    { file: '/a/videos.spec.ts', name: 'at 360 px (a phone) it plays' },
    { file: '/a/broken.spec.ts', name: null },
  ])
  expect(namesOnly(failures[1]!)).toEqual([])
  const pattern = new RegExp(namesOnly(failures[0]!)[1]!)
  expect(pattern.test('at 360 px (a phone) it plays')).toBe(true)
  expect(pattern.test('at 360 px (a phone) it plays on')).toBe(false)
})

test('a failed test names the one command that repeats it', () => {
  const failure = { file: '/a/src/rules.test.ts', name: "it's (new)" }
  expect(repeatCommand(failure, { root: '/a', seed: '7' })).toBe(
    "TEST_SEED=7 npm test -- src/rules.test.ts -t '^it'\\''s \\(new\\)$'",
  )
  expect(repeatCommand({ file: '/a/toy.test.ts', name: null }, { root: '/a', seed: '7', isDrill: true })).toBe(
    'TEST_SEED=7 npm run test:drills -- toy.test.ts',
  )
})

test('counts of several runs are added', () => {
  const one = { passed: 1, failed: 1, skipped: 0, failures: failedTests(report) }
  expect(sumOf([one, { passed: 2, failed: 0, skipped: 3 }])).toEqual({ ...one, passed: 3, skipped: 3 })
})
