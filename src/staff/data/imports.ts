import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import {
  applyImport,
  createImport,
  type ImportDetail,
  type MenuImport,
  mostUploadBytes,
  readImport,
  readImports,
  setImportMapping,
  undoImport
} from '../../contract/staff/imports.ts'
import { platform } from '../../platform/platform.ts'
import type { ApiProblem, Result } from '../../client/http/problem.ts'
import { showFailure } from './notices.ts'
import { $slug } from './stores.ts'

/** Time between two looks at a list that is being written, in milliseconds. */
const LOOK = 700

/** The same while its pictures are taken, which lasts longer. */
const LOOK_AT_PICTURES = 3000

/** Number of lists followed so far: only the last one still is. */
let followed = 0

/** The board's work on a list. */
export type ListWork = 'reading' | 'checking' | 'starting' | undefined

/** The lists of the selected store, newest first. */
export const pastImports = createResource<readonly MenuImport[], string>({
  scope: 'person',
  async read(location) {
    const result = await request(readImports, { params: { location } })
    return result.ok ? { ...result, value: result.value.imports } : result
  }
})

/** The list that is open. */
export const $list = resettable<ImportDetail | undefined>('person', undefined)

/** The work that is under way. */
export const $listWork = resettable<ListWork>('person', undefined)

/** Why the last file was refused: a problem of the API, or a size that it doesn't take. */
export const $listProblem = resettable<ApiProblem | 'large' | undefined>('person', undefined)

/** Loads the lists of the selected store. */
export const readPastImports = (): Promise<void> => pastImports.load($slug.get())

/** Opens no list, so that another can be chosen. */
export function leaveList(): void {
  $list.set(undefined)
  $listProblem.set(undefined)
}

async function during(work: ListWork, call: () => Promise<Result<ImportDetail>>): Promise<Result<ImportDetail>> {
  $listWork.set(work)
  const result = await call()
  $listWork.set(undefined)
  if (result.ok) $list.set(result.value)
  return result
}

/** Sends a file, which changes nothing, and opens its list. */
export async function uploadList(file: File): Promise<void> {
  leaveList()
  if (file.size > mostUploadBytes) return $listProblem.set('large')
  const call = { params: { location: $slug.get() }, query: { name: file.name }, file, isLong: true, isOnce: true }
  const result = await during('reading', () => request(createImport, call))
  if (!result.ok) $listProblem.set(result.problem)
}

/** Opens a list of the past. */
export async function openList(id: string): Promise<void> {
  const result = await during('reading', () => request(readImport, { params: { import: id } }))
  if (!result.ok) showFailure(result.problem)
  else await follow(result.value)
}

/** Sets what headings and categories mean, and checks the list again. */
export async function explainList(id: string, body: BodyOf<typeof setImportMapping>): Promise<void> {
  const result = await during('checking', () =>
    request(setImportMapping, { params: { import: id }, body, isLong: true })
  )
  if (!result.ok) showFailure(result.problem)
}

/** Applies a list, and follows it until it is done. */
export async function applyList(id: string, mayDrop: boolean): Promise<void> {
  const result = await during('starting', () => request(applyImport, { params: { import: id }, body: { mayDrop } }))
  if (result.ok) return follow(result.value)
  showFailure(result.problem)
  // Another list came first: this one was checked again.
  if (result.problem.code === 'stale') await openList(id)
}

/** Undoes a list, and follows that. */
export async function undoList(id: string): Promise<void> {
  const result = await during('starting', () => request(undoImport, { params: { import: id }, body: {} }))
  if (result.ok) return follow(result.value)
  showFailure(result.problem)
}

const isUnderWay = ({ state }: ImportDetail): boolean => state === 'applying' || state === 'undoing'

/** Looks at an open list again until its work is over and its pictures are there. */
async function follow({ id }: ImportDetail): Promise<void> {
  followed += 1
  const own = followed
  let isListed = false
  for (;;) {
    const shown = $list.get()
    if (shown?.id !== id || own !== followed) return
    const isOver = !isUnderWay(shown)
    if (isOver && !isListed) {
      isListed = true
      await readPastImports()
    }
    if (isOver && !shown.pictures?.waiting) return
    await new Promise<void>(done => void platform().clock.after(isOver ? LOOK_AT_PICTURES : LOOK, done))
    if ($list.get()?.id !== id || own !== followed) return
    const result = await request(readImport, { params: { import: id }, isLong: true })
    if ($list.get()?.id === id && result.ok) $list.set(result.value)
    if (!result.ok && result.problem.code === 'unauthorized') return
  }
}
