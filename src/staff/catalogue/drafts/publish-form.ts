import type { FormState } from '../../../client/form.ts'
import { isDate } from '../../../rules/time/is-date.ts'
import { createTextForm } from '../text-form.ts'

const blank = { name: '', when: 'now', date: '', time: '', reason: '' }

type Values = typeof blank

function check({ when, date, time }: Values): FormState<Values>['errors'] {
  if (when === 'now') return {}
  return {
    ...(!isDate(date) && { date: date ? 'wrong' : 'required' }),
    ...(!/^\d\d:\d\d$/.test(time) && { time: time ? 'wrong' : 'required' })
  }
}

/** When a draft is published, and its name. */
export const publishForm = createTextForm(blank, check)
