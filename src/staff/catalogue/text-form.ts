import { record, string } from 'valibot'
import { createForm, type FormState } from '../../client/form.ts'

/** Creates a form of texts that are checked by a function alone; errors are by field. */
export const createTextForm = <Values extends Record<string, string>>(
  blank: Values,
  check: (values: Values) => FormState<Values>['errors']
) => createForm('person', blank, record(string(), string()), values => values, '', { check })
