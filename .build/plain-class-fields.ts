import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const ownArray = resolve('.build/array-from.ts')

/**
 * Gives `uqr` an `Array.from` of our own, and compiles its classes as ours are, by assignments. Else the helper of esbuild's
 * own that they need would be a file that every part of the app imports, before the first products too.
 */
export const plainClassFields: Plugin = {
  name: 'plain-class-fields',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]uqr[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: `import { own as Array } from '${ownArray}';${await readFile(path, 'utf8')}`,
      loader: 'ts'
    }))
  }
}
