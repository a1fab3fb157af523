// The service worker is a separate script without shared chunks, since not every browser supports imports in it.
import path from 'node:path'
import { build } from 'vite'

/** Builds the service worker into the hidden folder of Vite's manifest; the server adds the release and its files. */
export function bundleWorker() {
  let config
  return {
    name: 'bundle-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      if (config.build.ssr) return
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: config.build.target,
          outDir: path.resolve(config.root, config.build.outDir, '.vite'),
          emptyOutDir: false,
          lib: {
            entry: 'src/app/web/worker/service-worker.ts',
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'service-worker.js',
          },
        },
      })
    },
  }
}
