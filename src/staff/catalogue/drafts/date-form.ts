import type { FormState } from '../../../client/form.ts'
import { isDate } from '../../../rules/time/is-date.ts'
import { createTextForm } from '../text-form.ts'

const blank = { date: '', time: '' }

/** Returns the errors of a date and a time, as their fields have them. */
export const checkDate = ({ date, time }: typeof blank): FormState<typeof blank>['errors'] => ({
  ...(!isDate(date) && { date: date ? 'wrong' : 'required' }),
  ...(!/^\d\d:\d\d$/.test(time) && { time: time ? 'wrong' : 'required' })
})

/** Another date and time for a scheduled draft. */
export const dateForm = createTextForm(blank, checkDate)
