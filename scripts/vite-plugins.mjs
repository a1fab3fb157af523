// Build steps for which Vite has no setting.
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAst } from 'vite'

/** Fields of an endpoint for the server, its API document and its tests; browser calls do not need them. */
const forServerOnly = new Set(['query', 'body', 'reply', 'summary', 'errors', 'bodyLimit'])

/**
 * Removes the schemas from `endpoint({ … })`, so that unused schemas are tree-shaken. Replies are validated on the
 * server, so a page carries method, path and access of its calls, but no zod.
 */
export function stripSchemas() {
  return {
    name: 'strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /node_modules/ }, code: /zod\/mini|\bendpoint\(/ },
      handler(code, _id, options) {
        return options?.ssr ? null : { code: withoutSchemas(code), map: null }
      },
    },
  }
}

/**
 * The text of a module without schemas in its endpoints, and with every constant made by a call marked as pure:
 * bundlers cannot infer that zod's functions have no side effects.
 */
export function withoutSchemas(code) {
  const edits = parseAst(code).body.flatMap((statement) => {
    const { declarations = [] } = statement.declaration ?? statement
    return declarations.flatMap(({ init }) => editsOf(init, code))
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

function editsOf(init, code) {
  if (!init || !/^(Call|Object|Array)Expression$/.test(init.type)) return []
  if (init.callee?.name === 'endpoint')
    return init.arguments[0].properties.filter(isForServer).map((one) => cut(one, code))
  return [
    { start: init.start, end: init.start, put: '/* @__PURE__ */ (() => (' },
    { start: init.end, end: init.end, put: '))()' },
  ]
}

function isForServer({ key }) {
  return forServerOnly.has(key?.name)
}

function cut({ start, end }, code) {
  const comma = /^\s*,/.exec(code.slice(end))
  return { start, end: end + (comma?.[0].length ?? 0), put: '' }
}

/** Moves the source maps of the client out of the served folder: <out>/assets/x.js.map to <out>/../maps/x.js.map. */
export function moveMaps() {
  let folder = ''
  return {
    name: 'move-maps',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? '' : path.resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      if (!folder || !fs.existsSync(folder)) return
      const maps = path.join(path.dirname(folder), 'maps')
      fs.mkdirSync(maps, { recursive: true })
      for (const file of fs.readdirSync(folder, { recursive: true }).filter((one) => one.endsWith('.js.map')))
        fs.renameSync(path.join(folder, file), path.join(maps, path.basename(file)))
    },
  }
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes a .br and a .gz next to each text file of the build, so that the server need not compress them. */
export function compressFiles() {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? '' : path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      // After a failed build there is no output, and the original error should be reported.
      if (!folder || !fs.existsSync(folder)) return
      const files = fs
        .readdirSync(folder, { recursive: true })
        .map((file) => path.join(folder, file))
        .filter((file) => compressible.test(file) && fs.statSync(file).size > 500)
      await Promise.all(files.map(compressFile))
    },
  }
}

async function compressFile(file) {
  const text = await fs.promises.readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await fs.promises.writeFile(`${file}.br`, await brotli(text, quality))
  await fs.promises.writeFile(`${file}.gz`, await zip(text, { level: 9 }))
}
