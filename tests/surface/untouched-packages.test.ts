// Packages run unmodified: our build transforms our own sources only.
import fs from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import * as ownPlugins from '../../scripts/vite-plugins.mjs'
import { bundleWorker } from '../../scripts/worker-plugin.mjs'

type Hook = { filter?: { id?: { include?: RegExp; exclude?: RegExp } } } | undefined
type Plugin = { name: string; load?: Hook; resolveId?: Hook; transform?: Hook }

const theirs = [
  'react-dom/cjs/react-dom-client.production.js',
  'react-router/dist/production/lib/router/router.js',
  'lucide-react/dist/esm/icons/menu.mjs',
  'somebody/src/source.ts',
  'somebody/src/source.tsx',
].map((file) => `/project/node_modules/${file}`)

const makers = { ...ownPlugins, bundleWorker } as unknown as Record<string, (code?: string) => Plugin>
const plugins = ['stripSchemas', 'moveMaps', 'compressFiles', 'bundleWorker'].map((name) => makers[name]!())

/** Whether a hook with this filter is called for the file; a hook without a filter is called for every file. */
function reaches(hook: Hook, file: string): boolean {
  if (!hook) return false
  const { include, exclude } = hook.filter?.id ?? {}
  return (include?.test(file) ?? true) && !exclude?.test(file)
}

test('every plugin of ours in the build is checked here', async () => {
  const { plugins: used } = await resolveConfig({ logLevel: 'silent' }, 'build', 'production')
  const known = /^(vite:|vite-|builtin:|native:|@tailwindcss\/|alias$|commonjs$)/
  const names = used.map(({ name }) => name).filter((name) => !known.test(name))
  expect(names.toSorted()).toEqual(plugins.map(({ name }) => name).toSorted())
})

test.each(plugins.map((plugin) => [plugin.name, plugin] as const))(
  '%s does not transform packages',
  (_name, plugin) => {
    for (const hook of [plugin.load, plugin.resolveId, plugin.transform])
      expect(theirs.filter((file) => reaches(hook, file))).toEqual([])
  },
)

test('no alias replaces a package', async () => {
  const { resolve } = await resolveConfig({ logLevel: 'silent' }, 'build', 'production')
  // Vite's own two, which belong to its development client.
  const ours = resolve.alias.filter(({ replacement }) => !/\/node_modules\/vite\//.test(String(replacement)))
  expect(ours).toEqual([])
})

test('no package is patched or overridden', () => {
  const { overrides, patchedDependencies, scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  expect([overrides, patchedDependencies, scripts.postinstall, scripts.prepare]).toEqual(Array(4).fill(undefined))
})
