type Unwrapped<Value> = Value extends { value: infer Inner } ? Inner : Value
type Filled<Value> = Exclude<Value, ''> | ('' extends Value ? null : never)

/** What a form's values are once normalised, field by field. */
export type Normalised<Form> = { [Name in keyof Form]: Filled<Unwrapped<Form[Name]>> }

const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

/** A flat form's values as they are sent: object values give their value, then empty strings become null (SPEC A5). */
export function normaliseForm<Form extends object>(form: Form): Normalised<Form> {
  const fields = Object.entries(form).map(([name, value]) => {
    const inner = unwrap(value)
    return [name, inner === '' ? null : inner]
  })
  return Object.fromEntries(fields) as Normalised<Form>
}
