import type { FormState } from '../../../client/form.ts'
import { createTextForm } from '../text-form.ts'
import { checkDate } from './date-form.ts'

const blank = { name: '', when: 'now', date: '', time: '', reason: '' }

type Values = typeof blank

function check({ when, date, time }: Values): FormState<Values>['errors'] {
  return when === 'now' ? {} : checkDate({ date, time })
}

/** When a draft is published, and its name. */
export const publishForm = createTextForm(blank, check)
