import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'
import { expect, test } from 'vitest'

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>
const stages = readFileSync('src/server/docker/Dockerfile', 'utf8')
  .split(/^FROM /m)
  .slice(1)
const imageStage = stages.at(-1) ?? ''

/** A COPY line: a path of the build context, or of an earlier stage, and where it ends up in the image. */
interface Copy {
  from: string | undefined
  source: string
  target: string
}

/** Returns the copies of a stage; the paths of other stages are relative to their working folder, /app. */
const copiesIn = (stage: string): Copy[] =>
  [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm)].flatMap(([, from, paths = '']) => {
    const [target = '', ...sources] = paths.split(/\s+/).toReversed()
    return sources.map(path => {
      const source = normalize(path.replace(/^\/app\//, ''))
      return { from, source, target: target.endsWith('/') ? join(target, source) : normalize(target) }
    })
  })

/** Matches what .dockerignore excludes: the paths themselves, and all that is in them. */
const ignored = readFileSync('src/server/docker/Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(pattern => {
    const escaped = pattern.replace(/[.+^$()|[\]{}\\]/g, String.raw`\$&`)
    const glob = escaped.replace(/(\*\*\/)|\*/g, (_, folders) => (folders ? '(.*/)?' : '[^/]*'))
    return new RegExp(`^${glob}(/|$)`)
  })
const isIgnored = (path: string): boolean => ignored.some(pattern => pattern.test(path))

const covers = ({ from, source, target }: Copy, path: string): boolean =>
  source === target && (path === source || path.startsWith(`${source}/`)) && (from !== undefined || !isIgnored(path))

const isTypeOnly = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  names !== undefined &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.length > 0 &&
  names.elements.every(one => one.isTypeOnly)

/** Returns the module or file that a node names for the running program; types are gone by then. */
function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause, moduleSpecifier } = node
    const isErased = clause?.isTypeOnly || (clause?.name === undefined && isTypeOnly(clause?.namedBindings))
    return isErased ? undefined : moduleSpecifier
  }
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly || isTypeOnly(node.exportClause) ? undefined : node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  const isUrl = ts.isNewExpression(node) && node.expression.getText() === 'URL'
  return isUrl && node.arguments?.[1]?.getText() === 'import.meta.url' ? node.arguments[0] : undefined
}

/** Returns what a file imports or finds by its own address, as written. */
function namesIn(path: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name = namedBy(node)
    if (name !== undefined && ts.isStringLiteralLike(name)) {
      const isUrl = ts.isNewExpression(node)
      names.push(isUrl && !name.text.startsWith('.') ? `./${name.text}` : name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return names
}

/** Walks the imports from some files; returns the files reached, in order, and the packages. */
function reachedFrom(entries: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const path of files) {
    if (!/\.[jt]sx?$/.test(path) || !statSync(path).isFile()) continue
    for (const name of namesIn(path)) {
      if (name.startsWith('.')) files.add(join(dirname(path), name))
      else if (!name.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  return { files: [...files], packages: [...packages] }
}

/** The programs that run in the image: the server, and the commands of docs/operations.md. */
const programs = Object.values(scripts).flatMap(script => /\btsx (src\/\S+\.ts)/.exec(script)?.[1] ?? [])
const started = /^CMD \[.*"(src\/\S+\.ts)"\]$/m.exec(imageStage)?.[1] ?? ''
const reached = reachedFrom([started, ...programs])

test('the walk reaches a module, a worker, the migrations and the built storefront', () => {
  expect(reached.files.length).toBeGreaterThan(300)
  for (const path of ['src/server/start.ts', 'src/server/lock/keeper-worker.js', 'src/server/db/migrations', 'dist'])
    expect(reached.files).toContain(path)
})

test('the Docker image contains every file that its programs import or look up', () => {
  const copies = copiesIn(imageStage)
  expect(reached.files.filter(path => !copies.some(copy => covers(copy, path)))).toEqual([])
})

test('the Docker image contains package.json, whose scripts and module type its programs need', () => {
  expect(copiesIn(imageStage).some(copy => covers(copy, 'package.json'))).toBe(true)
})

test('the Docker image installs the packages that its programs import', () => {
  // The demo's fake Google is loaded when somebody signs in with it; a real shop never does.
  const missing = reached.packages.filter(name => dependencies[name] === undefined && name !== 'oidc-provider')
  expect(missing).toEqual([])
})

test('the Docker build copies only existing files, and .dockerignore excludes nothing that it needs', () => {
  const fromContext = stages.flatMap(copiesIn).filter(copy => copy.from === undefined)
  expect(fromContext.filter(({ source }) => !existsSync(source) || isIgnored(source))).toEqual([])
  const build = reachedFrom(['tsup.config.ts', 'src/main.ts', 'src/embed/mount/shop.tsx', 'src/staff/main.tsx'])
  expect(build.files.filter(isIgnored)).toEqual([])
})
