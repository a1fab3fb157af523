import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  compressFiles,
  leaveOutActions,
  leaveOutFrameworkMode,
  leaveOutParts,
  leaveOutStacks,
  slimIcons,
  stripSchemas,
} from './scripts/vite-plugins.mjs'
import { bundleWorker } from './scripts/worker-plugin.mjs'

const shell = new RegExp(
  [
    'src/app/web/(layouts/|(?!late|client|render|dev|person-menu|site-drawer|theme|avatar|follow)[^/]+$)',
    'lucide-react/dist/esm/icons/(menu|chevron-down|loader-circle)\\.',
    'src/lib/(money|errors|contract)\\.ts',
    'src/lib/thai/bangkok-time\\.ts',
    'src/lib/web/(?!chunk-reload|storage|theme|tracking|load-script)[^/]+$',
    'src/lib/web/ui/(button|card|icon|link|lucide-icon|tag|tabs|text|thai-\\w+|empty-state|disclosure-menu|progress-bar|use-steady|visually-hidden)\\.tsx?',
    'src/lib/web/art/(art-file|lazy-art|picture)\\.tsx?',
    'src/features/consent/web/(?!cookie-settings|settings-text|show-|session)',
    'src/features/(koin|policies|posts|quizzes/(daily|questions))/contract\\.ts',
    'src/features/posts/web/(post-card|post-cover|post-path|text)\\.tsx?',
  ].join('|'),
)

export default defineConfig(({ command, isSsrBuild }) => ({
  // Lucide's pictures with a maker of ours: theirs is ten times as large and does no more for us.
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/lib/web/ui/lucide-icon.ts` },
    ],
  },
  plugins: [
    tailwindcss(),
    react(),
    stripSchemas(),
    leaveOutFrameworkMode(),
    leaveOutActions(),
    leaveOutParts(),
    leaveOutStacks(),
    slimIcons(),
    bundleWorker(),
    // Nobody is sent the pages of development over a slow line.
    !process.env.VITE_HAS_KIT && compressFiles(),
  ],
  optimizeDeps: { exclude: ['lucide-react'] },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    // The browsers that Tailwind 4 asks for anyway; for older ones every colour would be written out three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Inline data: addresses would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a late file has these: naming them at every import would only make the first load larger. So
      // would all the files of all other pages in the shell, and in the client what comes long after the first load: they
      // come when they are wanted, one round trip later.
      resolveDependencies: (_file, files, { hostId }) =>
        /\/(shell|client|\w+-pages)-/.test(hostId)
          ? []
          : files.filter((file) => !/\/(framework|shell|late|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/web/render.tsx' }
      : {
          input: {
            late: 'src/app/web/late.ts',
            theme: 'src/app/web/theme-start.ts',
            app: 'src/lib/web/styles/app.css',
            docs: 'src/app/web/docs/docs.css',
            filter: 'src/app/web/docs/filter.ts',
            kept: 'src/app/web/offline/show-kept.ts',
          },
          output: {
            // Every script names many others; a letter less of each is a tenth of a kilobyte of the first load.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // What every page needs is one file: it compresses better than thirty small ones.
                { name: 'shell', test: shell, includeDependenciesRecursively: false },
                {
                  name: 'post',
                  test: /src\/features\/posts\/web\/(post-(loader|page|article|contents|text)|late-post-\w+|use-thai-voice)\.tsx?/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'events',
                  test: /src\/features\/events\/(web\/(text|show-time|event-path)|calendar-(rules|contract)|(event|joining)-contract)\.ts/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'event-list',
                  test: /src\/features\/events\/web\/(events-(page|loader)|event-(list|row)|late-month-grid|use-my-events)\.tsx?/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'event',
                  test: /src\/features\/events\/web\/(event-(page|loader|text)|late-event-acts)\.tsx?/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'guardian',
                  test: /src\/features\/identity\/(guardian-contract|web\/(guardian-(page|loader|text)|late-guardian-about|use-guardian))\.tsx?/,
                  includeDependenciesRecursively: false,
                },
                // Small, and nearly always used together: each file's name costs every first load some bytes.
                {
                  name: 'pager',
                  test: /lucide-react\/dist\/esm\/icons\/chevron-(left|right)\.|src\/lib\/web\/ui\/pager\.tsx/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'social',
                  test: /src\/features\/identity\/(social-contract|web\/(provider-mark|social-(buttons|text)|pending-social))\.tsx?/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // Built, one self-contained file: the server starts without resolving a package for rendering.
  ssr: { noExternal: command === 'build' ? true : ['lucide-react'] },
}))
