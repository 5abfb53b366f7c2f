import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, defineConfig, type Options } from 'tsup'
import { withoutBrowserLocation, withPreact } from './.build/alias.ts'
import { fileList, type FileList, forLoader, lateFiles, wholeFiles } from './.build/file-list.ts'
import { messageEntries } from './.build/messages.ts'
import { terser } from './.build/terser.ts'
import { buildWordpress } from './.build/wordpress.ts'
import type { LoaderList } from './src/loader/build.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Lists the modules of each file, for anyone who wonders why a file is large. */
const metafile = 'node_modules/.cache/storefront/metafile.json'

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

const chunkNames = 'chunks/[name]-[hash]'

const define = { 'process.env.NODE_ENV': '"production"' }

/** The app and its parts. What several of them import becomes files of its own. */
const storefront: Options = {
  ...shared,
  entry: { app: 'src/embed/mount/shop.tsx' },
  format: 'esm',
  splitting: true,
  metafile: true,
  esbuildPlugins: [withoutBrowserLocation],
  plugins: [terser],
  define: {
    ...define,
    // Two copies of nanostores on a page would share their clock through a global variable.
    globalThis: 'window.Storefront',
    'Array.from': 'arrayFrom'
  },
  inject: ['.build/inject/array-from.ts'],
  esbuildOptions(options, context) {
    withPreact(options, context)
    options.entryPoints = { app: 'src/embed/mount/shop.tsx', elsewhere: 'src/embed/mount/second-store-notice.ts' }
    options.entryNames = options.chunkNames = chunkNames
  },
  onSuccess: async () => {
    mkdirSync(dirname(metafile), { recursive: true })
    renameSync('dist/metafile-esm.json', metafile)
    await Promise.all([build(messages), build(beforeApp)])
    const parts = { ...fileList(metafile), ...wholeFiles(Object.keys(messageEntries), 'dist/chunks') }
    await build(partFiles(parts))
    const files = { ...parts, ...wholeFiles([...Object.keys(beforeApp.entry), 'part-files'], 'dist/chunks') }
    writeFileSync('dist/files.json', JSON.stringify(files, null, 2))
    await Promise.all([build(loader(forLoader(files))), build(servedLoader(forLoader(files))), build(server(files))])
    // The licence of PubNub's SDK allows only unmodified copies, so it stays a separate file.
    copyFileSync('node_modules/pubnub/dist/web/pubnub.min.js', 'dist/pubnub.js')
    buildWordpress()
  }
}

/**
 * What the loader loads in front of the app or in place of it: whole files with copies of what they import, since each file
 * shared with the app would be one more for every shopper.
 */
const beforeApp = {
  ...shared,
  config: false,
  entry: {
    first: 'src/embed/first-screen/show-first.ts',
    chrome: 'src/embed/host/chrome/host-chrome.ts',
    'frame-mode': 'src/embed/frame/outer/start.ts',
    advice: 'src/embed/mount/option-warnings.ts'
  },
  format: 'esm',
  splitting: false,
  plugins: [terser],
  esbuildOptions(options) {
    options.entryNames = chunkNames
  }
} satisfies Options

/** The messages, in a build of their own: with the app, they would share files of a few bytes with it. */
const messages: Options = { ...beforeApp, entry: messageEntries }

/** The list of the files of all parts, for downloads ahead of need. */
const partFiles = (files: FileList): Options => ({
  ...beforeApp,
  entry: { 'part-files': 'src/loader/part-files.ts' },
  define: { STOREFRONT_PARTS: JSON.stringify(lateFiles(files)) }
})

/** The loader, which knows the names of the other files. */
const loader = (files: LoaderList): Options => ({
  ...shared,
  config: false,
  entry: { storefront: 'src/main.ts' },
  format: 'iife',
  plugins: [terser],
  define: { STOREFRONT_VERSION: JSON.stringify(version), STOREFRONT_FILES: JSON.stringify(files) }
})

/** The same with the code for first screens. The server puts the screens in front of it. */
const servedLoader = (files: LoaderList): Options => ({
  ...loader(files),
  entry: { 'server/loader': 'src/main-served.ts' }
})

/** What draws the first screen on a server, and what prints the shop for visitors without scripts. */
const server = (files: FileList): Options => ({
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
  esbuildPlugins: [withoutBrowserLocation],
  // A list that can't observe what is in view draws all of it.
  define: { ...define, IntersectionObserver: 'Object', STOREFRONT_BUILD: JSON.stringify(files['app']?.[0]) },
  esbuildOptions: withPreact
})

/** A page of the server's own, in a folder of its own, and no part of the storefront. */
const ownPage = (name: string): Options => ({
  ...shared,
  entry: { [name]: `src/${name}/main.tsx` },
  outDir: `dist/${name}`,
  format: 'esm',
  splitting: true,
  define,
  esbuildOptions(options, context) {
    withPreact(options, context)
    options.chunkNames = 'chunk-[hash]'
  }
})

export default defineConfig(() => {
  rmSync('dist', { recursive: true, force: true })
  return [storefront, ownPage('staff'), ownPage('snippet')]
})
