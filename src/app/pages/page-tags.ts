import fs from 'node:fs'
import path from 'node:path'
import type { TaggedPage, Tags } from '#app/web/render.tsx'

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] }

const clientSource = 'src/app/web/client.tsx'

/** Makes the style, font and script tags of a page from Vite's manifest in `dist/client`. */
export function readTags(clientDir: string): (page: TaggedPage) => Tags {
  const manifest = readManifest(clientDir)
  const start = fileOf(manifest, 'src/app/web/start-client.ts')
  const head = headOf(manifest)
  const framework = listFiles(clientDir, (source) => source === clientSource).filter((file) => file.endsWith('.js'))
  return ({ startsAtOnce }) => ({
    head,
    // The script of a page that shows nothing without it, or acts by itself, starts at once; other pages are hydrated
    // when they are used (app/web/start-client.ts).
    body: startsAtOnce
      ? `<script type="module" data-now src="/${start}"></script>`
      : `<script type="module" fetchpriority="low" data-framework="${framework.join(' ')}" src="/${start}"></script>`,
  })
}

/** The tags of the API document, which is no route of the router: its own style and script. */
export function readDocsTags(clientDir: string): Tags {
  const manifest = readManifest(clientDir)
  const docs = 'src/app/web/docs'
  return {
    head: `${headOf(manifest)}<link rel="stylesheet" href="/${fileOf(manifest, `${docs}/docs.css`)}">`,
    body: `<script type="module" src="/${fileOf(manifest, `${docs}/filter.ts`)}"></script>`,
  }
}

/** The tags of the offline page. */
export function readOfflineTags(clientDir: string): Tags {
  const manifest = readManifest(clientDir)
  const script = fileOf(manifest, 'src/app/web/offline/show-saved.ts')
  return { head: headOf(manifest), body: `<script type="module" src="/${script}"></script>` }
}

/** The built files of the wanted sources, with all their static imports. */
export function listFiles(clientDir: string, isWanted: (source: string) => boolean): string[] {
  const manifest = readManifest(clientDir)
  const names = new Set(Object.keys(manifest).filter(isWanted))
  // Iterating a Set also visits entries added during the loop.
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  const files = [...names].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name]!
    return [file, ...css, ...assets]
  })
  return [...new Set(files)].sort().map((file) => `/${file}`)
}

/** Links for installing the site as an app: see web-manifest.ts. */
const appTags = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch.png">',
]

type Manifest = Record<string, Chunk>

function readManifest(clientDir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
}

function headOf(manifest: Manifest): string {
  const style = fileOf(manifest, 'src/app/web/styles/app.css')
  const font = Object.values(manifest).find(({ file }) => /anuphan-thai-.*\.woff2$/.test(file))?.file
  const tags = [
    font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    `<link rel="stylesheet" href="/${style}" id="react-aria-pressable-style">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...appTags,
    '<meta name="theme-color" content="#f4f8f5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1612" media="(prefers-color-scheme: dark)">',
    // Blocks rendering (so that the theme does not flash) but not the parser.
    `<script async blocking="render" src="/${fileOf(manifest, 'src/app/web/theme-start.ts')}"></script>`,
  ]
  return tags.filter(Boolean).join('')
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the build has no ${source}: run npm start`)
  return chunk.file
}
