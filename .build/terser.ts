import type { Options } from 'tsup'
import { minify } from 'terser'

/** The length of a file from which Chromium is asked to compile its functions while it arrives, and not when they run. */
const LARGE = 5000

/** Compresses what esbuild has minified a little further, and keeps its source map true. */
export const terser: NonNullable<Options['plugins']>[number] = {
  name: 'terser',
  async renderChunk(code, { map, path }) {
    const result = await minify(
      { [path]: code },
      {
        ecma: 2020,
        module: true,
        compress: { passes: 3, keep_fargs: false, pure_getters: true },
        format: { comments: false, ...(code.length > LARGE && { preamble: '//# allFunctionsCalledOnLoad' }) },
        sourceMap: { content: typeof map === 'string' ? map : JSON.stringify(map), asObject: true }
      }
    )
    return { code: result.code ?? code, map: result.map ?? null }
  }
}
