// Runs before each test file: its randomness does not depend on the files that this worker ran before.
import path from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { numberOf, seedProcess } from '../fixtures/seed.ts'

const seed = process.env.TEST_SEED ?? ''
const file = path.relative(process.cwd(), expect.getState().testPath ?? '')

seedProcess(seed, file)
fc.configureGlobal({ seed: numberOf(seed, file) })
// Ids within one millisecond are a sequence, and the clocks of all beds start at the same time: this restarts the
// sequence for each file.
newId(new Date(0))
