// Runs before each test file: its randomness is its own, whoever ran before in this worker.
import path from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { numberOf, seedProcess } from './seed.ts'

const seed = process.env.TEST_SEED ?? ''
const file = path.relative(process.cwd(), expect.getState().testPath ?? '')

seedProcess(seed, file)
fc.configureGlobal({ seed: numberOf(seed, file) })
// Ids of one millisecond count on, and the clock of all beds stands at the same: this file's begin anew.
newId(new Date(0))
