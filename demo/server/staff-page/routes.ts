import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { unkept } from '../http/middleware/headers.ts'
import { ownPage } from '../http/middleware/page-policy.ts'
import { languageOf } from '../http/request/language.ts'
import { staffPage } from './page.ts'

const folder = fileURLToPath(new URL('client/', import.meta.url))

/** Serves the staff page; the API returns its data to staff tokens only. */
export function staffPageRoutes(app: Hono): void {
  const modules = new Map<string, Promise<string>>()

  app.use('/staff', unkept, ownPage)
  app.use('/staff/*', unkept)
  app.get('/staff', c => c.html(staffPage(languageOf(c.req.query('lang'), c.req.header('accept-language')))))
  app.get('/staff/:name{[a-z-]+\\.ts}', async c => {
    const name = c.req.param('name')
    if (!(await readdir(folder)).includes(name)) return c.text('Not found', 404)
    const code = modules.get(name) ?? compile(name)
    modules.set(name, code)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    return c.body(await code)
  })
}

/** Returns a module of the page with its types stripped. */
async function compile(name: string): Promise<string> {
  const [source, { default: typescript }] = await Promise.all([readFile(folder + name, 'utf8'), import('typescript')])
  const { ESNext: module } = typescript.ModuleKind
  const { ES2022: target } = typescript.ScriptTarget
  return typescript.transpileModule(source, { compilerOptions: { module, target, verbatimModuleSyntax: true } })
    .outputText
}
