// Steps of the browser's build that Vite has no setting for.
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAst } from 'vite'

/** What an endpoint says for the server, its API document and its tests; the browser's call needs none of it. */
const forServerOnly = new Set(['query', 'body', 'reply', 'summary', 'errors', 'bodyLimit'])

/**
 * Takes the schemas out of `endpoint({ … })`, and lets every schema that nobody then uses fall away. Replies are
 * validated where they are made, so a page carries method, path and access of what it calls, and no zod.
 */
export function stripSchemas() {
  return {
    name: 'strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /zod\/mini/ },
      handler(code, _id, options) {
        return options?.ssr ? null : { code: withoutSchemas(code), map: null }
      },
    },
  }
}

/**
 * The text of a module in which endpoints carry no schemas, and in which every constant made by a call is marked as
 * free of side effects: bundlers do not see by themselves that zod's makers are.
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

/**
 * What the router brings for its framework mode and for tracing, neither of which we use: 8 kB of script that no bundler
 * can see to be unused. A new version that asks these modules for another name fails the build.
 */
const unusedByUs = {
  'dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const PrefetchPageLinks = () => null
    export const usePrefetchBehavior = () => [false, null, {}]
    export const mergeRefs = (own) => own
    export const [Links, Meta, Scripts, useFrameworkContext, setIsHydrated, CRITICAL_CSS_DATA_ATTRIBUTE] = []`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const [instrumentHandler, instrumentationResultMetaContext] = []`,
}

/** Leaves the router's framework mode and its tracing out of what browsers load. */
export function leaveOutFrameworkMode() {
  return {
    name: 'leave-out-framework-mode',
    apply: 'build',
    load: {
      filter: { id: /react-router\/dist\/production\/lib\/(dom\/ssr\/components|router\/instrumentation)\.js$/ },
      handler(id, options) {
        return options?.ssr ? null : unusedByUs[id.split('/lib/').at(-1)]
      },
    },
  }
}

const functionsUnusedByUs = {
  // Fetchers, form actions, blockers, middleware, its own way to find routes late and to keep the place on a page.
  'router/router.js': [
    'handleFetcherAction',
    'handleFetcherLoader',
    'handleAction',
    'fetch',
    'discoverRoutes',
    'cancelDiscoveryNavigation',
    'updateBlocker',
    'runClientMiddlewarePipeline',
    'enableScrollRestoration',
  ],
  // Server components, routers without data, and an error page beside ours.
  'hooks.js': ['RSCErrorHandler', 'useNavigateUnstable', 'DefaultErrorComponent'],
  'errors.js': ['decodeRouteErrorResponseDigest'],
  // Other histories, and hydration data that is not handed over.
  'dom/lib.js': ['HistoryRouter', 'ScrollRestoration', 'useScrollRestoration', 'deserializeErrors'],
}

/** What there is to do without a form that is sent. */
const shortened = { normalizeNavigateOptions: '{ return { path } }' }

/**
 * Empties what the router does for what we never ask of it: 4 kB of script where no bundler can see that we change things
 * by calls alone, have one router and an error page of our own. A name that is gone fails the build.
 */
export function leaveOutActions() {
  return {
    name: 'leave-out-actions',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/(router\/router|hooks|errors|dom\/lib)\.js$/ },
      handler(code, id, options) {
        if (options?.ssr) return null
        const file = id.split('/lib/').at(-1)
        const short = file === 'router/router.js' ? shortened : {}
        return { code: emptyFunctions(code, functionsUnusedByUs[file], short), map: null }
      },
    },
  }
}

const partsUnusedByUs = ['Form', 'Link', 'NavLink']

/**
 * Leaves out the router's forms and its links: script that no bundler can see to be unused, since a maker that might do
 * anything makes it. A name that is gone fails the build.
 */
export function leaveOutParts() {
  return {
    name: 'leave-out-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler(code, _id, options) {
        return options?.ssr ? null : { code: emptyParts(code, partsUnusedByUs), map: null }
      },
    },
  }
}

/** The text of a module in which these constants are empty objects. */
function emptyParts(code, names) {
  const { body } = parseAst(code)
  const nameOf = ({ type, declarations }) => (type === 'VariableDeclaration' ? declarations[0].id.name : null)
  const makers = names.map((name) => body.find((statement) => nameOf(statement) === name).declarations[0].init)
  return makers
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

/** The text of a module in which these functions, wherever they are declared, only throw, and others have a short body. */
export function emptyFunctions(code, names, short = {}) {
  const left = new Map([...names.map((name) => [name, "{ throw new Error('left out') }"]), ...Object.entries(short)])
  const bodies = []
  const visit = (node) => {
    const put = node?.type === 'FunctionDeclaration' && left.get(node.id.name)
    if (put && left.delete(node.id.name)) bodies.push({ ...node.body, put })
    else if (node && typeof node === 'object') for (const part of Object.values(node)) visit(part)
  }
  visit(parseAst(code).body)
  if (left.size)
    throw new Error(`the router has no ${[...left.keys()].join(', ')} any more: see scripts/vite-plugins.mjs`)
  return bodies
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

const ownErrors = 5

/**
 * React makes five errors of its own as it begins, only to know them again when they are thrown. For the first one's stack
 * V8 reads all of React a second time, a third of what its start costs: these are errors without a stack. A version that
 * makes more or fewer fails the build.
 */
export function leaveOutStacks() {
  return {
    name: 'leave-out-stacks',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  }
}

/** The text of a module in which the errors that it makes once and for all have a message and no stack. */
export function withoutStacks(code) {
  const pieces = code.split(/(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/)
  if (pieces.length !== 2 * ownErrors + 1)
    throw new Error(`React begins with ${(pieces.length - 1) / 2} errors: see scripts/vite-plugins.mjs`)
  return pieces
    .map((piece, i) => (i % 2 ? `Object.create(Error.prototype, { message: { value: ${piece} } })` : piece))
    .join('')
}

/** Leaves of a lucide icon what our maker draws: its keys for React, its names and a statement that keeps nothing alive are not. */
export function slimIcons() {
  return {
    name: 'slim-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: slimIcon(code), map: null }),
    },
  }
}

/** The text of an icon's module with its lines and the maker alone, as far as it is written as icons are. */
export function slimIcon(code) {
  return code
    .replace(/,? ?\bkey: "\w+"/g, '')
    .replace(/^ {2}(name|size|aliases): [^\n]*?,?$\n/gm, '')
    .replace(/^__iconData\.node;\n/m, '')
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Lays a .br and a .gz beside each text file of the build, so that the server compresses nothing twice. */
export function compressFiles() {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? '' : path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      // After a failed build there is nothing, and the failure is what should be told.
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
