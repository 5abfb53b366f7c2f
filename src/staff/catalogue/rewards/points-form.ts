import type { EditedLoyalty } from '../../../contract/staff/staff-catalogue.ts'
import { changedFields } from '../edit/diff-product.ts'
import { createThingForm } from '../forms/thing-form.ts'
import { readPoints, typedPoints } from './points.ts'

/** The id of the rules of points in drafts. */
export const loyaltyId = 'loyalty'

/** The form of the rules of points and the tiers. */
export const pointsForm = createThingForm<EditedLoyalty, EditedLoyalty>({
  typedOf: typedPoints,
  read: readPoints,
  editsOf(before, fields) {
    const changes = changedFields(before, fields)
    return Object.keys(changes).length === 0
      ? []
      : [{ kind: 'loyalty', ids: [loyaltyId], change: 'set', fields: changes }]
  },
  names: {}
})
