import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Compiles the classes of `uqr` as ours are, by assignments. Else the helper of esbuild's own that they need would be a
 * file that every part of the app imports, before the first products too.
 */
export const plainClassFields: Plugin = {
  name: 'plain-class-fields',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]uqr[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'ts'
    }))
  }
}
