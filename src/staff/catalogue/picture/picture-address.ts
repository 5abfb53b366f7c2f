import { apiSettings } from '../../../client/http/api-settings.ts'

/** A picture of a form: the value of its field, the one that the form began with, and the address that shows the latter. */
export interface FormPicture {
  value: string
  start: string
  shown: string | null
}

/** Returns the address that shows the picture of a form; null for none. */
export function shownPicture({ value, start, shown }: FormPicture): string | null {
  if (value === '') return null
  if (value === start && shown) return shown
  return value.startsWith('/') ? `${apiSettings().base}${value}` : value
}
