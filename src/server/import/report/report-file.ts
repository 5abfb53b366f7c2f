import { access, open, unlink, writeFile } from 'node:fs/promises'
import { BrokenFile } from '../read/broken-file.ts'
import type { Report } from './report.ts'

/** Checks before the import that the report can be written; throws BrokenFile if it can't. */
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

/** Writes the report as JSON; returns false if that fails. */
export async function writeReport(path: string, report: Report): Promise<boolean> {
  return writeFile(path, `${JSON.stringify(report, null, 2)}\n`).then(
    () => true,
    () => false
  )
}
