import { fileURLToPath } from 'node:url'

/**
 * V8's flags of the server, for `npm start` and for every process that stands for it in a test or drill. A server has few
 * long-lived objects: V8's default semi-space of 32 MB takes 50 MB more and is no faster. V8 also scales its heap growth
 * with the machine's memory: with 24 GB it would leave 100 MB of garbage uncollected.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20']

/**
 * Node's cache of compiled sources without types: a process that finds its sources there does not load the type stripper,
 * which takes 25 MB.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/koinklass', import.meta.url)),
}
