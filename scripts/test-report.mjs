// Reads vitest's JSON report.
import path from 'node:path'

export const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Adds counts, and joins their failures. */
export function sumOf(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + (count[kind] ?? 0), 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap(({ failures = [] }) => failures),
  }
}

/** Counts tests; a file that could not be loaded is one failure. */
export function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(isUnloaded).length
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests }
}

/** The failed tests by file and name; for a file that could not be loaded the name is null and means the whole file. */
export function failedTests({ testResults }) {
  return testResults.flatMap((file) => {
    if (isUnloaded(file)) return [{ file: file.name, name: null }]
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    return failed.map(({ fullName }) => ({ file: file.name, name: fullName }))
  })
}

/** Whether a failure is a browser test's. */
export function isJourney({ file }) {
  return file.endsWith('.spec.ts')
}

/** The shell command that repeats one failed test with the same random values; `root` is the checkout. */
export function repeatCommand(failure, { root, seed, isDrill = false }) {
  const script = isDrill ? 'npm run test:drills' : 'npm test'
  const options = namesOnly(failure).map((word) => (word === '-t' ? word : `'${word.replaceAll("'", "'\\''")}'`))
  return [`TEST_SEED=${seed} ${script} --`, path.relative(root, failure.file), ...options].join(' ')
}

/** The vitest options that run only this test of its file. */
export function namesOnly({ name }) {
  return name === null ? [] : ['-t', `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`]
}

function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((one) => one.status !== 'failed')
}
