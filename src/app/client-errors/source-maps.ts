import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Frame } from './client-error-rules.ts'

/**
 * Translates frames of the build to our sources with the maps of `folder` (dist/maps, which is not served). A frame
 * whose map is missing stays as it is: after a release, open pages still run the files of the one before.
 */
export function newFrameReader(folder: string) {
  const maps = new Map<string, Promise<TraceMap | null>>()

  function openMap(file: string): Promise<TraceMap | null> {
    const known = maps.get(file)
    if (known) return known
    const opened = readFile(path.join(folder, `${path.basename(file)}.map`), 'utf8').then(
      (text) => new TraceMap(text),
      () => null,
    )
    maps.set(file, opened)
    return opened
  }

  return async (frames: Frame[]): Promise<string[]> => {
    const lines: string[] = []
    for (const { name, file, line, column } of frames) {
      const map = await openMap(file)
      const found = map && originalPositionFor(map, { line, column: column - 1 })
      const place = found?.source
        ? `${found.source.replace(/^(?:\.\.\/)+/u, '')}:${found.line}:${found.column + 1}`
        : `${file}:${line}:${column}`
      lines.push(`${found?.name ?? name ?? ''} ${place}`.trim())
    }
    return lines
  }
}
