import type { Transaction } from '../db/types.ts'
import { wantNone, type WantedPicture, wantPictures } from '../import/pictures/want-pictures.ts'
import type { Outcome } from './apply.ts'

const isElsewhere = (picture: unknown): picture is string => typeof picture === 'string' && /^https:/i.test(picture)

/**
 * Returns the outcomes of a draft without the pictures from elsewhere, which products get once they are taken: no page loads a
 * picture from an address that wasn't checked (decision 33).
 */
export function withoutForeign(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map(outcome => {
    const { compared, row } = outcome
    if (compared.change.kind !== 'product' || row === undefined || !('picture' in compared.change.fields))
      return outcome
    const picture = isElsewhere(row['picture']) ? (compared.row?.['picture'] ?? null) : row['picture']
    const isOwn = picture === compared.row?.['picture']
    return {
      compared,
      row: { ...row, picture, pictureSource: isOwn ? (compared.row?.['pictureSource'] ?? null) : null }
    }
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
