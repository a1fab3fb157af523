import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { newDiskStorage } from '#lib/server/storage.ts'

/** A real storage in its own directory, removed when the test file ends. */
export function openTemporaryStorage() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'koinklass-files-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return { ...newDiskStorage(dir), dir }
}
