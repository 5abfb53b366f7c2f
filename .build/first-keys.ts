import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'

type Build = Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0]
type Metafile = Awaited<ReturnType<Build['esbuild']['build']>>['metafile']

/** The entries whose messages come with the first products: the app itself, and the parts that may be drawn before it is whole. */
const first = ['src/embed/mount/shop.tsx', ...['gate', 'locations', 'store'].map(name => `src/app/chunks/${name}.ts`)]

/** Returns the source files that an entry imports statically. */
function sourcesOf(entry: string, inputs: NonNullable<Metafile>['inputs'], seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || !entry.startsWith('src/')) return seen
  seen.add(entry)
  for (const { path, kind } of inputs[entry]?.imports ?? [])
    if (kind === 'import-statement') sourcesOf(path, inputs, seen)
  return seen
}

/** Returns a test for the keys of the messages that the first products need, by the sources of what is drawn then. */
export async function firstKeys({ esbuild, initialOptions }: Build): Promise<(key: string) => boolean> {
  const { alias, define, plugins = [] } = initialOptions
  const { metafile } = await esbuild.build({
    ...(alias && { alias }),
    ...(define && { define }),
    plugins: plugins.filter(({ name }) => name === 'components' || name === 'without-browser-location'),
    entryPoints: ['src/embed/mount/shop.tsx'],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'dist',
    write: false,
    metafile: true
  })
  const files = new Set(first.flatMap(entry => [...sourcesOf(entry, metafile.inputs)]))
  const code = [...files].map(file => readFileSync(file, 'utf8')).join('\n')
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  return key => code.includes(`'${key}'`) || beginnings.some(beginning => key.startsWith(beginning))
}
