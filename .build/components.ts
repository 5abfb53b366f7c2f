import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'

const index = readFileSync('node_modules/lucide/dist/esm/lucide.mjs', 'utf8')

/** Returns the file of an icon within the package, by any of its names. */
const fileOf = (name: string): string => {
  const found = new RegExp(`default as ${name}\\b[^}]*\\} from '\\./(icons/[^']+)'`).exec(index)
  if (!found) throw new Error(`lucide has no icon "${name}" any more: see .build/icons.ts.`)
  return `lucide/dist/esm/${found[1]}`
}

const takeEach = (list: string): string =>
  list
    .split(',')
    .map(one => one.trim())
    .filter(name => name && !name.startsWith('type '))
    .map(name => `import ${name} from '${fileOf(name)}'`)
    .join(';')

/** What elements are made with: imported by esbuild itself, preact would be in scripts without any, too. */
const jsx = "import { Fragment, h } from 'preact';"

/**
 * Imports each icon from its own file, so that it ends up in the script that uses it instead of, through the package's
 * index, in the first one; and what elements are made with.
 */
export const components: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'components',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const isComponent = path.endsWith('x')
      const code = text.replace(/import \{([^}]*)\} from 'lucide'/, (_, list: string) => takeEach(list))
      return { contents: (isComponent ? jsx : '') + code, loader: isComponent ? 'tsx' : 'ts' }
    })
  }
}
