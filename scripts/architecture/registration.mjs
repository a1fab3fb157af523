import path from 'node:path'
import { importsOf, resolve } from './imports.mjs'

/**
 * The compiler finds missing handlers; this finds contracts and kinds that a feature does not register, and features
 * that the app does not.
 */
export function faultsOfRegistration(files) {
  const importsIn = (file) => importsOf(files[file] ?? '').map(([spec]) => resolve(file, spec))
  const unmounted = Object.entries(files)
    .filter(([file, text]) => /^features\/.*contract\.ts$/.test(file) && /\bendpoint\(/.test(text))
    .map(([file]) => ({ folder: path.posix.dirname(file), name: /([\w-]*)contract\.ts$/.exec(file)[1] }))
    .filter(({ folder, name }) => {
      const mounted = importsIn(`${folder}/server/feature.ts`)
      return ![`${name}routes.ts`, 'routes.ts'].some((routes) => mounted.includes(`${folder}/server/${routes}`))
    })
    .map(({ folder, name }) => `src/${folder}/server/feature.ts: does not register server/${name}routes.ts`)
  const unregistered = Object.keys(files)
    .filter((file) => /^features\/.*\/server\/(activities|notices|content-kinds)\.ts$/.test(file))
    .filter((file) => !importsIn(`${path.posix.dirname(file)}/feature.ts`).includes(file))
    .map((file) => `src/${path.posix.dirname(file)}/feature.ts: does not register ${path.posix.basename(file)}`)
  const lists = { 'server/feature.ts': 'app/features.ts', 'web/pages.ts': 'app/web/pages.ts' }
  const unlisted = Object.entries(lists).flatMap(([name, list]) => {
    const listed = importsIn(list)
    return Object.keys(files)
      .filter((file) => file.startsWith('features/') && file.endsWith(`/${name}`) && !listed.includes(file))
      .map((file) => `src/${list}: does not list ${file}`)
  })
  return [...unmounted, ...unregistered, ...unlisted]
}
