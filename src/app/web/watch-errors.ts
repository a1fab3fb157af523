import { routes } from './routes.tsx'

/** Passes an exception on; what reports is loaded with the first one, since most pages have none. */
function passOn(kind: 'error' | 'rejection' | 'render', thrown: unknown): void {
  void import('./report-errors.ts').then(({ reportError }) => reportError(kind, thrown, routes)).catch(() => {})
}

/** For React's error callbacks. */
export const onRenderError = (thrown: unknown) => passOn('render', thrown)

/** Watches for exceptions of our scripts, from the start of the client on. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => passOn('error', error))
  addEventListener('unhandledrejection', ({ reason }) => passOn('rejection', reason))
}
