type Unwrapped<Value> = Value extends { value: infer Inner } ? Inner : Value
type Filled<Value> = Exclude<Value, ''> | ('' extends Value ? null : never)

/** The normalised values of a form, by field. */
export type Normalised<Form> = { [Name in keyof Form]: Filled<Unwrapped<Form[Name]>> }

const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

/** Normalises a flat form for sending: objects are replaced by their `value`, then empty strings by null (SPEC A5). */
export function normaliseForm<Form extends object>(form: Form): Normalised<Form> {
  const fields = Object.entries(form).map(([name, value]) => {
    const inner = unwrap(value)
    return [name, inner === '' ? null : inner]
  })
  return Object.fromEntries(fields) as Normalised<Form>
}
