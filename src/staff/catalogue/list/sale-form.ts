import type { FormState } from '../../../client/form.ts'
import type { WeeklyWindow } from '../../../rules/promo/offer-times.ts'
import { readMoney, readWhole } from '../read-figures.ts'
import { createTextForm } from '../text-form.ts'

const blank = {
  kind: 'percent',
  percent: '',
  price: '',
  nameEn: '',
  nameFr: '',
  starts: '',
  ends: '',
  weekly: '[]',
  stores: ''
}

/** A sale as it is typed. */
export type TypedSale = typeof blank

/** The weekly hours as they are typed. */
export const weeklyIn = (typed: string): WeeklyWindow[] => JSON.parse(typed || '[]') as WeeklyWindow[]

function check(values: TypedSale): FormState<TypedSale>['errors'] {
  const { kind, percent, price, nameEn, nameFr, starts, ends, weekly } = values
  if (kind === 'end') return {}
  return {
    ...(kind === 'percent' && !readWhole(percent, 1, 99) && { percent: percent.trim() ? 'wrong' : 'required' }),
    ...(kind === 'price' && !readMoney(price) && { price: price.trim() ? 'wrong' : 'required' }),
    ...(nameEn.trim() === '' && nameFr.trim() !== '' && { nameEn: 'required' }),
    ...(nameFr.trim() === '' && nameEn.trim() !== '' && { nameFr: 'required' }),
    ...(starts && ends && ends <= starts && { ends: 'wrong' }),
    ...(weeklyIn(weekly).some(({ from, to }) => !from || !to) && { weekly: 'required' })
  }
}

/** The form of a sale of several products. */
export const saleForm = createTextForm(blank, check)
