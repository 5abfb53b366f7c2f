import { access, open, unlink, writeFile } from 'node:fs/promises'
import { BrokenFile } from './broken-file.ts'
import type { Report } from './report.ts'

/** Makes sure, before anything is imported, that the report can be written; throws BrokenFile when it can't. */
export async function checkReportFile(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false
  )
  try {
    const file = await open(path, 'a')
    await file.close()
    if (!isThere) await unlink(path)
  } catch {
    throw new BrokenFile(`The report can't be written to ${path}.`)
  }
}

/** Writes the whole report as JSON; false when that fails after all. */
export async function writeReport(path: string, report: Report): Promise<boolean> {
  return writeFile(path, `${JSON.stringify(report, null, 2)}\n`).then(
    () => true,
    () => false
  )
}
