import fs from 'node:fs/promises'
import { z } from 'zod/mini'

/** A JSON file of content. Throws, naming the file, on one that is not as its schema says. */
export async function readContentFile<S extends z.ZodMiniType>(file: URL, schema: S): Promise<z.output<S>> {
  const read = z.safeParse(schema, JSON.parse(await fs.readFile(file, 'utf8')))
  if (!read.success) throw new Error(`${file.pathname.split('/').at(-1)}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** All JSON files of a folder, each with its name, in the order of their names. Throws as readContentFile. */
export async function readContentFolder<S extends z.ZodMiniType>(
  folder: URL,
  schema: S,
): Promise<{ name: string; content: z.output<S> }[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, content: await readContentFile(new URL(name, folder), schema) })),
  )
}
