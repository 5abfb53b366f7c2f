import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Gives a part copies of its own of all that it imports. What it shared with the app would be a file of its own, which
 * every shopper would load before the first products.
 */
export const alone = (entry: string): Plugin => ({
  name: `alone ${entry}`,
  setup(build) {
    const start = resolve(entry)
    /** Marks the modules that belong to this part only. */
    const suffix = `?alone=${entry}`
    build.onResolve({ filter: /\.ts$/ }, ({ path, kind, pluginData, resolveDir }) => {
      const found = resolve(resolveDir, path)
      const isOwn = pluginData === suffix || (kind === 'entry-point' && found === start)
      return isOwn ? { path: found, suffix, pluginData: suffix } : undefined
    })
    build.onLoad({ filter: /\.ts$/ }, async ({ path, suffix: its }) =>
      its === suffix ? { contents: await readFile(path, 'utf8'), loader: 'ts', pluginData: suffix } : undefined
    )
  }
})
