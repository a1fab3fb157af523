// What vitest's JSON report says.

export const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Adds counts, and the failures that are named in them. */
export function sumOf(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + (count[kind] ?? 0), 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap(({ failures = [] }) => failures),
  }
}

/** A file that could not even be loaded is one failure. */
export function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(isUnloaded).length
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests }
}

/** The browser tests that failed, by file and name; a file that could not be loaded has no name and is meant whole. */
export function browserFailures({ testResults }) {
  return testResults
    .filter(({ name }) => name.endsWith('.spec.ts'))
    .flatMap((file) => {
      if (isUnloaded(file)) return [{ file: file.name, name: null }]
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      return failed.map(({ fullName }) => ({ file: file.name, name: fullName }))
    })
}

/** Options of vitest that leave only this test of its file. */
export function namesOnly({ name }) {
  return name === null ? [] : ['-t', `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`]
}

function isUnloaded({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((one) => one.status !== 'failed')
}
