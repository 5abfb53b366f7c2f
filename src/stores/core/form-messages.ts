import type { MessageKey, Say } from '../../i18n/translate.ts'
import { hasTenDigits } from '../../rules/market/phone.ts'
import { $market } from '../location/market.ts'
import type { FieldError, FieldName, Form, FormState } from '../../client/form.ts'

/** Words in the place of the usual ones: a field's name, or by field and error, a sentence. */
export type MessageOverrides = Partial<Record<FieldName | `${FieldName}.${FieldError}`, MessageKey>>

/** Returns the error message of a field, which names it. */
export function errorText(name: FieldName, code: FieldError, t: Say, own: MessageOverrides = {}): string {
  const { country, postalCodes } = $market.get()
  const usual = code === 'phone' && !hasTenDigits(country) ? 'error.phoneAbroad' : (`error.${code}` as const)
  return t(own[`${name}.${code}`] ?? usual, {
    field: t(own[name] ?? `field.${name}`),
    example: postalCodes?.example ?? ''
  })
}

/** Returns a sentence for its place at the field, whose label need not be read twice. */
export function withoutLabel(text: string, label: string): string {
  const rest = text.startsWith(label) ? text.slice(label.length).replace(/^\s*:\s*/, '') : text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Returns the props of a field's element. The error summary names the field; the sentence at the field doesn't. */
export function fieldOf<Values extends Partial<Record<FieldName, unknown>>>(
  form: Pick<Form<Values, unknown>, 'type'>,
  { prefix, values, errors }: FormState<Values>,
  name: keyof Values & FieldName,
  t: Say,
  own?: MessageOverrides
) {
  const code = errors[name]
  const label = t(own?.[name] ?? `field.${name}`)
  return {
    id: prefix + name,
    name: name as string,
    label,
    value: String(values[name] ?? ''),
    error: code && withoutLabel(errorText(name, code, t, own), label),
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
