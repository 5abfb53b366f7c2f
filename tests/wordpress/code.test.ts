import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { wordpressZip } from '../../.build/wordpress.ts'

const run = promisify(execFile)

test('PHP_CodeSniffer finds nothing in the plugin', async () => {
  const { stdout } = await run('phpcs', ['--standard=tests/wordpress/phpcs.xml', '-s', 'src/wordpress']).catch(
    (error: unknown) => error as { stdout: string }
  )
  expect(stdout.trim()).toBe('')
})

test('gettext reads the template and the translations as they are meant', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-languages-'))
  const files = Object.entries(unzipSync(wordpressZip())).filter(([path]) => /\.(pot?|mo)$/.test(path))
  expect(files).toHaveLength(5)
  for (const [path, content] of files) {
    const file = join(folder, path.replaceAll('/', '_'))
    writeFileSync(file, content)
    if (file.endsWith('.mo')) expect((await run('msgunfmt', [file])).stdout).toContain('"Adresse de l’API"')
    else await run('msgfmt', ['--check-format', '-o', '/dev/null', file])
  }
  rmSync(folder, { recursive: true })
})
