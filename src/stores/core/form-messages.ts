import type { MessageKey, Say } from '../../i18n/translate.ts'
import type { FieldError, FieldName, Form, FormState } from './form.ts'

/** Words in the place of the usual ones: a field's name, or by field and by what is wrong with it, a sentence. */
export type MessageOverrides = Partial<Record<FieldName | `${FieldName}.${FieldError}`, MessageKey>>

/** Returns the error message of a field. */
function errorText(name: FieldName, code: FieldError, t: Say, own: MessageOverrides = {}): string {
  return t(own[`${name}.${code}`] ?? `error.${code}`, { field: t(own[name] ?? `field.${name}`) })
}

/** Returns the props of a field's element. */
export function fieldOf<Values extends Partial<Record<FieldName, unknown>>>(
  form: Pick<Form<Values, unknown>, 'type'>,
  { prefix, values, errors }: FormState<Values>,
  name: keyof Values & FieldName,
  t: Say,
  own?: MessageOverrides
) {
  const code = errors[name]
  return {
    id: prefix + name,
    name: name as string,
    label: t(own?.[name] ?? `field.${name}`),
    value: String(values[name] ?? ''),
    error: code && errorText(name, code, t, own),
    onValue: (typed: string) => form.type(name, typed)
  }
}

/** Returns the props of a form's error summary: all errors with their field ids, in field order. */
export function formOf<Values extends Partial<Record<FieldName, unknown>>>(
  { prefix, values, errors, problem, refusals }: FormState<Values>,
  t: Say,
  own?: MessageOverrides
) {
  const names = (Object.keys(values) as (keyof Values & FieldName)[]).filter(name => errors[name])
  return {
    refusals,
    title: problem ? t(problem) : t('checkout.wrong', { count: names.length }),
    wrong: names.map(name => ({ id: prefix + name, text: errorText(name, errors[name] ?? 'unknown', t, own) })),
    isRefused: names.length > 0 || problem !== undefined
  }
}

/** Notification opt-ins, in display order. */
export const choiceNames = ['emailNotification', 'smsNotification', 'marketing'] as const
