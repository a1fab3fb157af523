import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first, as measured on two cores. */
const long = [
  'pages',
  'third-parties',
  'main-loop',
  'edge-cases',
  'providers',
  'invitation',
  'account',
  'outbox',
  'reading',
]

/** Begins with the long files: one that begins last is waited for by idle cores. The others go as they would. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (moduleId.endsWith('/scripts/toy.test.ts')) return -1
      const place = long.findIndex((name) => moduleId.endsWith(`/e2e/${name}.spec.ts`))
      return place < 0 ? long.length : place
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
