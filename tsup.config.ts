import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, defineConfig, type Options } from 'tsup'
import { alone } from './.build/alone.ts'
import { withoutBrowserLocation, withoutDateParser } from './.build/alias.ts'
import { fileList, withLate } from './.build/file-list.ts'
import { components } from './.build/components.ts'
import { sentences } from './.build/sentences.ts'
import { numbering } from './.build/message-ids.ts'
import { plainClassFields } from './.build/plain-class-fields.ts'
import { moreMessages, splitMessages } from './.build/split-messages.ts'
import { terser } from './.build/terser.ts'
import { buildWordpress } from './.build/wordpress.ts'
import type { FileList } from './src/loader/build.ts'

/** What the loader loads in front of the app for pages whose header or footer is to be hidden. */
const chrome = 'src/embed/host/chrome/host-chrome.ts'

/** What the loader loads in place of the app for a shop in a frame. */
const frameMode = 'src/embed/frame/outer/start.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const shared: Options = {
  outDir: 'dist',
  platform: 'browser',
  target: 'es2020',
  sourcemap: true,
  minify: true,
  clean: false,
  silent: true,
  noExternal: [/./],
  outExtension: () => ({ js: '.js' })
}

/** React's API, provided by preact/compat: 61 kB less to download. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
}

/** Compiles components for preact. */
const withPreact: NonNullable<Options['esbuildOptions']> = options => {
  options.alias = preact
  options.jsx = 'transform'
  options.jsxFactory = 'h'
  options.jsxFragment = 'Fragment'
  options.jsxImportSource = 'preact'
  delete options.tsconfig
  // Class fields then need no helper of esbuild's own.
  options.tsconfigRaw = { compilerOptions: { useDefineForClassFields: false } }
}

/** Builds the loader, which knows the names of the other files. */
const buildLoader = (files: FileList) =>
  build({
    ...shared,
    config: false,
    entry: { storefront: 'src/main.ts' },
    format: 'iife',
    plugins: [terser],
    define: {
      STOREFRONT_VERSION: JSON.stringify(version),
      STOREFRONT_FILES: JSON.stringify(files),
      STOREFRONT_SENTENCES: JSON.stringify(sentences())
    }
  })

/** Builds what draws the first screen on a server, and what prints the shop for those without script. */
const buildServer = (files: FileList) =>
  build({
    ...shared,
    config: false,
    entry: {
      'server/first-screen': 'src/first-screen/draw/draw.tsx',
      'server/fallback': 'src/first-screen/fallback/fallback.ts'
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: false,
    esbuildPlugins: [withoutBrowserLocation, components],
    // A list that can't observe what is in view draws all of it.
    define: {
      'process.env.NODE_ENV': '"production"',
      IntersectionObserver: 'Object',
      STOREFRONT_BUILD: JSON.stringify(files['app']?.[0])
    },
    esbuildOptions: withPreact
  })

/** Says which module ended up where, for whoever wants to know why a file is large. */
const metafile = 'node_modules/.cache/storefront/metafile.json'

rmSync('dist', { recursive: true, force: true })

/** The storefront. */
const storefront: Options = {
  ...shared,
  entry: { app: 'src/embed/mount/shop.tsx' },
  format: 'esm',
  splitting: true,
  metafile: true,
  esbuildPlugins: [
    alone(chrome),
    alone(frameMode),
    withoutBrowserLocation,
    withoutDateParser,
    splitMessages,
    components,
    plainClassFields
  ],
  plugins: [terser],
  define: {
    'process.env.NODE_ENV': '"production"',
    globalThis: 'window.Storefront',
    MESSAGE_COUNT: String(numbering.count),
    MESSAGE_FACTOR: String(numbering.factor),
    MESSAGE_MOVES: JSON.stringify(numbering.moves)
  },
  esbuildOptions(options, context) {
    withPreact(options, context)
    options.entryPoints = {
      app: 'src/embed/mount/shop.tsx',
      first: 'src/embed/first-screen/show-first.ts',
      advice: 'src/embed/mount/option-warnings.ts',
      chrome,
      'frame-mode': frameMode,
      elsewhere: 'src/embed/mount/second-store-notice.ts',
      ...moreMessages
    }
    options.legalComments = 'none'
    options.entryNames = options.chunkNames = 'chunks/[name]-[hash]'
  },
  onSuccess: async () => {
    mkdirSync(dirname(metafile), { recursive: true })
    renameSync('dist/metafile-esm.json', metafile)
    const { all, early } = withLate(fileList(metafile), 'dist/chunks')
    writeFileSync('dist/files.json', JSON.stringify(all, null, 2))
    await Promise.all([buildLoader(early), buildServer(early)])
    // The licence of PubNub's SDK allows only unmodified copies, so it stays a separate file.
    copyFileSync('node_modules/pubnub/dist/web/pubnub.min.js', 'dist/pubnub.js')
    buildWordpress()
  }
}

/** A page of the server's own, in a folder of its own, and no part of the storefront. */
const ownPage = (name: string): Options => ({
  ...shared,
  entry: { [name]: `src/${name}/main.tsx` },
  outDir: `dist/${name}`,
  format: 'esm',
  splitting: true,
  esbuildPlugins: [components],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions(options, context) {
    withPreact(options, context)
    options.legalComments = 'none'
    options.chunkNames = 'chunk-[hash]'
  }
})

export default defineConfig([storefront, ownPage('staff'), ownPage('snippet')])
