import { expect, test } from 'vitest'
import { fixture } from '../import/support.ts'
import { makeFolder } from '../server/support/process/child.ts'
import { runCommand } from '../server/support/process/command.ts'

test('a menu is imported into the embedded database of a folder, and again without change', async () => {
  const { folder, remove } = await makeFolder()
  const bring = () =>
    runCommand('src/server/import/main.ts', [fixture, '--location', 'queen-west'], { DATA_DIR: folder, DEMO: '1' })
  try {
    const { code, out } = await bring()
    expect(code).toBe(0)
    expect(out).toContain('Products: 11 added')
    expect((await bring()).out).toContain('Products: 0 added, 0 changed, 11 unchanged.')
  } finally {
    await remove()
  }
})
