import {
  applyImport,
  createImport,
  readImport,
  readImports,
  setImportMapping,
  undoImport
} from '../../../contract/staff/imports.ts'
import { readableText } from '../../../contract/typed/line.ts'
import type { Context } from '../../context.ts'
import { badFields } from '../../http/api-error.ts'
import { findLocation } from '../../shop/locations/find-location.ts'
import { audited } from '../../staff/audited.ts'
import { onlyTheirStores } from '../../staff/only-their-stores.ts'
import type { ServeStaff } from '../../staff/serve-staff.ts'
import { beginApply, beginImport, beginUndo, checkAgain } from './manage.ts'
import { findImport, listImports } from './records.ts'
import { viewDetail, viewImport } from './view-import.ts'

/**
 * Serves uploaded lists of products: checks, applies and undoes them. A list for all stores that it names is for members of all
 * stores.
 */
export function uploadRoutes(serve: ServeStaff, context: Context): void {
  const { db } = context

  serve(readImports, async ({ param }) => {
    const { id } = await findLocation(db, param('location'))
    const rows = await listImports(db, id)
    const views = []
    for (const row of rows) views.push(await viewImport(db, row))
    return { imports: views }
  })

  serve(createImport, async ({ member, param, query, language, readBytes }) => {
    const file = readableText(query['name'] ?? '').slice(0, 200)
    if (file === '') throw badFields({ name: 'required' })
    const location = await findLocation(db, param('location'))
    const row = await beginImport(context, member, location, { file, bytes: await readBytes() })
    return viewDetail(db, row, language)
  })

  serve(readImport, async ({ param, language }) => viewDetail(db, await findImport(db, param('import')), language))

  serve(setImportMapping, async ({ member, param, body, language }) => {
    if (body.scope === 'all') await onlyTheirStores(context, member, null, { action: 'import', detail: 'all stores' })
    const columns = Object.fromEntries(Object.entries(body.columns).map(([field, heading]) => [field, heading ?? '']))
    const row = await checkAgain(context, await findImport(db, param('import')), { ...body, columns })
    return viewDetail(db, row, language)
  })

  serve(applyImport, async ({ member, param, body, language }) => {
    const { id, locationId, fileName, state, settings } = await findImport(db, param('import'))
    const deed = { action: 'import', locationId, detail: fileName } as const
    if (settings.scope === 'all') await onlyTheirStores(context, member, null, deed)
    const begin = () => beginApply(context, id, body.mayDrop)
    const isAgain = state === 'applying' || state === 'done'
    return viewDetail(db, await (isAgain ? begin() : audited(context, member, deed, begin)), language)
  })

  serve(undoImport, async ({ member, param, language }) => {
    const { id, locationId, fileName, state, settings } = await findImport(db, param('import'))
    const deed = { action: 'import-undo', locationId, detail: fileName } as const
    if (settings.scope === 'all') await onlyTheirStores(context, member, null, deed)
    const begin = () => beginUndo(context, id)
    const isAgain = state === 'undoing' || state === 'undone'
    return viewDetail(db, await (isAgain ? begin() : audited(context, member, deed, begin)), language)
  })
}
