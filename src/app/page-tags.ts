import fs from 'node:fs'
import path from 'node:path'
import type { Tags } from './web/render.tsx'

type Chunk = { file: string; src?: string; css?: string[]; assets?: string[] }

/** The style, font and script elements of a built page, by its access, read from Vite's manifest in `dist/client`. */
export function readTags(clientDir: string): (access: string) => Tags {
  const manifest: Record<string, Chunk> = JSON.parse(
    fs.readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
  )
  const late = fileOf(manifest, 'src/app/web/late.ts')
  const style = fileOf(manifest, 'src/lib/web/styles/app.css')
  const font = Object.values(manifest).find(({ file }) => /anuphan-thai-.*\.woff2$/.test(file))?.file
  const head = [
    font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    `<link rel="stylesheet" href="/${style}" id="react-aria-pressable-style">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#f4f8f5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1612" media="(prefers-color-scheme: dark)">',
  ]
  return (access) => ({
    head: head.filter(Boolean).join(''),
    // A page that shows nothing without its script starts at once; others when the reader has read or touched.
    body:
      access === 'public'
        ? `<script type="module" fetchpriority="low" src="/${late}"></script>`
        : `<script type="module" data-now src="/${late}"></script>`,
  })
}

function fileOf(manifest: Record<string, Chunk>, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the build has no ${source}: run npm start`)
  return chunk.file
}
