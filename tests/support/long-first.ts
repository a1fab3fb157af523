import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, the slowest first, as measured on two cores. */
const long = [
  'pages',
  'providers',
  'theme',
  'offline',
  'main-loop',
  'videos',
  'unsent-answers',
  'visitor',
  'writing',
  'third-parties',
  'plan',
  'worker-update',
  'start',
  'invitation',
  'bank',
  'change',
  'guardian',
  'request-failures',
  'quest',
  'reading',
]

/** Starts with the slow files: a slow file that starts last leaves cores idle. The other files keep their order. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`))
      return place < 0 ? long.length : place
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
