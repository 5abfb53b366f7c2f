import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedCode, EditedDeal } from '../../../contract/staff/staff-catalogue.ts'

/** A deal or a promo code. */
export type Promo = ({ kind: 'deal' } & EditedDeal) | ({ kind: 'code' } & EditedCode)

export type Takes = DraftFields<'deal'>['takes']
export type Times = DraftFields<'deal'>['times']

/** When an offer is on, in the form of a deal. */
export function timesOf(promo: Pick<Promo, 'kind' | 'fields'>): Times {
  const { fields } = promo
  if ('times' in fields) return fields.times
  const { startsAt, endsAt } = fields
  return startsAt || endsAt ? { starts: startsAt, ends: endsAt, weekly: null } : null
}

const both = {
  name: { en: '', fr: '' },
  takes: { kind: 'percent', percent: 10 } as Takes,
  minimum: 0,
  methods: null,
  locations: null,
  perPerson: null
}

/** A deal that isn't filled in yet. */
export const blankDeal = (sortOrder: number): DraftFields<'deal'> => ({
  ...both,
  times: null,
  combines: false,
  sortOrder
})

/** A code that isn't filled in yet. */
export const blankCode: DraftFields<'code'> = {
  ...both,
  code: '',
  startsAt: null,
  endsAt: null,
  firstOrder: false,
  most: null,
  combines: false
}
