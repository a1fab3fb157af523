import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles, moveMaps, stripSchemas } from './scripts/vite-plugins.mjs'
import { bundleWorker } from './scripts/worker-plugin.mjs'

const isStyle = (file: string) => file.endsWith('.css')

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    react(),
    stripSchemas(),
    bundleWorker(),
    moveMaps(),
    // The build of development is read on this machine only.
    !process.env.VITE_HAS_KIT && compressFiles(),
  ],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    // The browsers that Tailwind 4 asks for anyway; for older ones every colour would be written out three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // For the server alone, which translates the stacks that browsers report (moveMaps).
    sourcemap: isSsrBuild ? false : 'hidden',
    // Inline data: addresses would need a looser content security policy.
    assetsInlineLimit: 0,
    // The polyfill writes script into the page, which the content security policy forbids.
    // A list of every chunk's own chunks would be 8 kB (gzip) of each page's first load; the browser finds them by itself.
    modulePreload: { polyfill: false, resolveDependencies: (_file, chunks) => chunks.filter(isStyle) },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/web/render.tsx' }
      : {
          input: {
            start: 'src/app/web/start-client.ts',
            theme: 'src/app/web/theme-start.ts',
            app: 'src/app/web/styles/app.css',
            docs: 'src/app/web/docs/docs.css',
            filter: 'src/app/web/docs/filter.ts',
            saved: 'src/app/web/offline/show-saved.ts',
          },
          output: {
            codeSplitting: {
              // Changes only with a new version of React or the router, so a browser keeps it over our releases.
              groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
            },
          },
        },
  },
  // Built, one self-contained file: the server starts without resolving a package for rendering.
  ssr: { noExternal: command === 'build' ? true : ['lucide-react'] },
}))
