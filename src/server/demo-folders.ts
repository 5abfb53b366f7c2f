import { fileURLToPath } from 'node:url'
import type { Folders } from './http/pages/statics.ts'

/** The folders of the built scripts and of the demo's host pages. */
export const demoFolders: Folders = {
  scripts: fileURLToPath(new URL('../../dist', import.meta.url)),
  pages: fileURLToPath(new URL('../../demo/pages', import.meta.url))
}
