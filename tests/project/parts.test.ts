import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/** Matches a part that is loaded by name, and the file of its code. */
const named = /['"]?([\w-]+)['"]?[:,]\s*\(\) =>\s*import\('(\.[^']+)'\)/g

test('a part that is loaded by name has the name of its file, by which the loader asks for it', () => {
  const loads = sourceFiles('src/app', 'src/embed').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, name, path = '']) => [
      name,
      basename(path).replace(/\.tsx?$/, '')
    ])
  )
  expect(loads.length).toBeGreaterThan(18)
  expect(loads.filter(([name, file]) => name !== file)).toEqual([])
})
