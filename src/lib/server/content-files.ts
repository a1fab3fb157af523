import fs from 'node:fs/promises'
import { z } from 'zod/mini'

/**
 * Reads a JSON content file and parses it with `schema`. Throws an error that names the file when it does not match.
 */
export async function readContentFile<S extends z.ZodMiniType>(file: URL, schema: S): Promise<z.output<S>> {
  const read = z.safeParse(schema, JSON.parse(await fs.readFile(file, 'utf8')))
  if (!read.success) throw new Error(`${file.pathname.split('/').at(-1)}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Reads all JSON files of a folder, sorted by file name. Throws like readContentFile. */
export async function readContentFolder<S extends z.ZodMiniType>(
  folder: URL,
  schema: S,
): Promise<{ name: string; content: z.output<S> }[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, content: await readContentFile(new URL(name, folder), schema) })),
  )
}
