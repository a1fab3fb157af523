import type { DocumentTree } from '#lib/document.ts'

type Module = typeof import('#lib/web/ui/koin-calculator.tsx')
let module: Module | null = null

/** Fetches the calculator's code where a post has one; before it, nothing of the post is drawn. */
export async function loadCalculator(tree: DocumentTree): Promise<void> {
  if (tree.content.some(({ type }) => type === 'koinCalculator'))
    module ??= await import('#lib/web/ui/koin-calculator.tsx')
}

/** The calculator, once `loadCalculator` found that it is needed. */
export function useCalculator() {
  return module?.KoinCalculator
}
