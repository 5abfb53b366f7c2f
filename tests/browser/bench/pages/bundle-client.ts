import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

/** React's API, provided by preact/compat, as in the storefront. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime'
}

/** Bundles and minifies code that runs in a measured page, for the same browsers as the storefront. */
export async function bundleClient(entry: URL, format: 'esm' | 'iife'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-bench-'))
  try {
    await build({
      config: false,
      silent: true,
      entry: { client: fileURLToPath(entry) },
      outDir: folder,
      format,
      platform: 'browser',
      target: 'es2020',
      splitting: false,
      minify: true,
      noExternal: [/./],
      outExtension: () => ({ js: '.js' }),
      define: { 'process.env.NODE_ENV': '"production"' },
      esbuildOptions(options) {
        options.alias = preact
      }
    })
    return await readFile(join(folder, 'client.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
