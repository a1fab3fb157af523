/**
 * Loads code that a page works without: null where it cannot be loaded. The page is not reloaded for it
 * (chunk-reload.ts), which would end what the person is doing.
 */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module | null> {
  const hush = (event: Event) => event.preventDefault()
  addEventListener('vite:preloadError', hush)
  try {
    // A prevented error makes the import resolve to nothing.
    return (await load()) ?? null
  } catch {
    return null
  } finally {
    removeEventListener('vite:preloadError', hush)
  }
}
