import type { Locator } from 'playwright-core'

/** What a screen reader is told of a part: roles, names and texts in their order, without the addresses of links. */
export async function treeOf(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n')
  const isAddress = (line: string | undefined) => line?.trimStart().startsWith('- /url:') ?? false
  return lines
    .map((line, i) => (isAddress(lines[i + 1]) ? line.replace(/:$/, '') : line))
    .filter((line) => !isAddress(line))
    .join('\n')
}
