import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'terser'
import { packMessages } from './messages.ts'

/** Parses a list such as `a, b as c` into pairs of local and exported names. */
const named = (list: string): [string, string][] =>
  list
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
    .map(one => {
      const [from = '', to = from] = one.split(' as ')
      return [from, to]
    })

/** Replaces text by as many empty lines, so that the source map stays valid. */
const blank = (text: string): string => text.replace(/[^\n]/g, '')

/** Cuts an import or export list out of a chunk. */
function cut(code: string, pattern: RegExp): { rest: string; names: [string, string][] } {
  const found = pattern.exec(code)
  if (!found) throw new Error(`The build finds no ${String(pattern)} in what esbuild made: see .build/compose.ts.`)
  return { rest: code.replace(found[0], blank(found[0])), names: named(found[1] ?? '') }
}

async function write(code: string, map: string, folder: string, name: string): Promise<void> {
  const result = await minify(
    { [name]: code },
    {
      ecma: 2020,
      compress: {
        passes: 5,
        pure_getters: true,
        unsafe: true,
        unsafe_arrows: true,
        keep_fargs: false,
        hoist_funs: true,
        inline: 1
      },
      format: { comments: false },
      sourceMap: { content: map, filename: name, url: `${name}.map` }
    }
  )
  writeFileSync(join(folder, name), result.code ?? '')
  writeFileSync(join(folder, `${name}.map`), typeof result.map === 'string' ? result.map : '')
}

/**
 * Combines the modules that esbuild split into two classic scripts: the first has everything the first products need,
 * the second the rest. The second script gets its imports from the first as an array, so that their names can be
 * minified.
 */
export async function compose(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  const read = (name: string) => readFileSync(join(from, name), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
  const [chunk = '', ...others] = readdirSync(from).filter(name => /^chunk-\w+\.js$/.test(name))
  if (!chunk || others.length > 0) throw new Error('The build expects one chunk that both scripts share.')
  const out = cut(read(chunk), /export \{([^}]*)\};\n/)
  const back = cut(read('storefront-more.js'), /import \{([^}]*)\} from "\.\/chunk-\w+\.js";/)
  const offered = cut(back.rest, /export \{([^}]*)\};\n/)
  const inside = new Map(out.names.map(([inner, outer]) => [outer, inner]))
  const shared = back.names.map(([outer]) => inside.get(outer) ?? outer)
  const build = createHash('sha256').update(out.rest).update(offered.rest).digest('hex').slice(0, 8)
  const [first, second] = packMessages(
    out.rest
      .replace('STOREFRONT_SHARED', () => `[${shared.join()}]`)
      .replaceAll('STOREFRONT_BUILD', JSON.stringify(build)),
    offered.rest
  )
  const local = back.names.map(([, inner]) => inner).join()
  const parts = offered.names.map(([inner, outer]) => `${outer}:${inner}`).join()
  await write(`(()=>{"use strict";${first}})()`, read(`${chunk}.map`), to, 'storefront.js')
  await write(
    `"use strict";Storefront.part("${build}",([${local}])=>{${second}return{${parts}}})`,
    read('storefront-more.js.map'),
    to,
    'storefront-more.js'
  )
}
