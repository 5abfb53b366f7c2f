import type { Transaction } from '../db/types.ts'
import { wantNone, type WantedPicture, wantPictures } from '../import/pictures/want-pictures.ts'
import type { Outcome } from './apply.ts'

const isElsewhere = (picture: unknown): picture is string => typeof picture === 'string' && /^https:/i.test(picture)

/**
 * Returns the outcomes of a draft without the pictures from elsewhere, which products and banners get once they are taken: no page loads a
 * picture from an address that wasn't checked (decision 33).
 */
export function withoutForeign(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map(outcome => {
    const { compared, row } = outcome
    const { kind, fields } = compared.change
    if ((kind !== 'product' && kind !== 'banner') || row === undefined || !('picture' in fields)) return outcome
    const picture = isElsewhere(row['picture']) ? (compared.row?.['picture'] ?? null) : row['picture']
    const isOwn = picture === compared.row?.['picture']
    const pictureSource = isOwn ? (compared.row?.['pictureSource'] ?? null) : null
    const wanted = kind === 'banner' && { wantedPicture: isElsewhere(row['picture']) ? row['picture'] : null }
    return { compared, row: { ...row, picture, pictureSource, ...wanted } }
  })
}

/** Notes the pictures from elsewhere that a draft gives to products, and forgets those that they waited for. */
export async function wantDrafted(tx: Transaction, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const changed = outcomes.filter(
    ({ compared: { change }, row }) => change.kind === 'product' && row !== undefined && 'picture' in change.fields
  )
  const wanted = changed.flatMap(({ compared: { change }, row }): WantedPicture[] => {
    const source = row?.['picture']
    return isElsewhere(source) ? [{ productId: change.thing, source }] : []
  })
  await wantNone(
    tx,
    changed.map(({ compared }) => compared.change.thing)
  )
  await wantPictures(tx, wanted, { importId: null, now })
}
