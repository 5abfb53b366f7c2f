import type { ReadableAtom, WritableAtom } from 'nanostores'
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { ApiProblem, Result } from './http/problem.ts'
import type { FieldCode } from '../contract/http/reply.ts'
import type { MessageKey } from '../i18n/translate.ts'
import { fieldCodeOf } from './field-code.ts'
import { toProblem, type Problem } from './async-state.ts'
import { createLatest } from './latest.ts'
import { resettable, type ResetScope } from './reset.ts'

/** A field error: an API field code, an invalid date, or an expired code. */
export type FieldError = FieldCode | 'date' | 'expired'

type NameIn<Key> = Key extends `field.${infer Name}` ? Name : never

/** The names a field may have: those with a label among the messages. */
export type FieldName = NameIn<MessageKey>

/** The state of a form: values, errors and submission. */
export interface FormState<Values> {
  /** The prefix of the fields' ids, so that a form in a dialog doesn't share ids with the one behind it. */
  prefix: string
  values: Values
  errors: Partial<Record<keyof Values, FieldError>>
  /** The error of the form as a whole. */
  problem: Problem | undefined
  isSending: boolean
  /** The number of failed submissions; each one moves focus to the errors. */
  refusals: number
}

/**
 * A form whose fields are validated against the contract before they are sent. Values survive every failure (SPEC C17).
 */
export interface Form<Values, Body> {
  $state: ReadableAtom<FormState<Values>>
  /** Updates a field and clears its error. */
  type<Name extends keyof Values>(name: Name, value: Values[Name]): void
  /** Fills in the fields that still have their initial values. */
  fillIn(values: Partial<Values>): void
  /** Shows errors, by field. */
  refuse(errors: FormState<Values>['errors']): void
  /** Sets the error of one field without moving the focus there. */
  mark(name: keyof Values, code: FieldError): void
  /** Sets the error of the whole form; undefined clears it. */
  setProblem(problem: Problem | undefined): void
  /** Shows an error from the API. */
  fail(problem: ApiProblem): void
  /** Checks it but for some fields, and shows the errors. Returns false then, and while it is being sent. */
  mayBegin(except: readonly (keyof Values)[]): boolean
  /** Checks it and sends it; undefined when it was not sent, or has been forgotten before the answer came. */
  submit<Reply>(send: (body: Body) => Promise<Result<Reply> | undefined>): Promise<Result<Reply> | undefined>
  reset(): void
}

/** The options of a form. */
interface FormOptions<Values> {
  /** Holds some of the values, for others who use them too; held values outlive the form's reset. */
  $shared?: Pick<WritableAtom<Partial<Values>>, 'get' | 'set'> & { listen(listener: () => void): () => void }
  /** Finds errors beyond the schema, such as a product that another store lacks. */
  check?(values: Values): FormState<Values>['errors']
  /**
   * Waits for the data of `check`; undefined if it is settled. Resolves to false if nothing may be sent. The form counts as
   * sending until then.
   */
  whenReady?(): Promise<boolean> | undefined
  /** Returns the message for an API error if this form has one of its own. */
  problemOf?(problem: ApiProblem): Problem | undefined
}

/** Returns the first error of each field by a schema. */
function errorsOf<Values>(issues: readonly BaseIssue<unknown>[]): FormState<Values>['errors'] {
  const errors: FormState<Values>['errors'] = {}
  for (const issue of issues) {
    const name = issue.path?.[0]?.key as keyof Values | undefined
    if (name) errors[name] ??= name === 'dob' && issue.input ? 'date' : fieldCodeOf(issue)
  }
  return errors
}

/**
 * Creates a form with `blank` as its initial values, reset with `scope`. `prepare` converts the values before
 * validation.
 */
export function createForm<Values extends object, Schema extends GenericSchema>(
  scope: ResetScope,
  blank: Values,
  schema: Schema,
  prepare: (values: Values) => unknown = values => values,
  prefix = 'sf-',
  { $shared, check, whenReady, problemOf }: FormOptions<NoInfer<Values>> = {}
): Form<Values, InferOutput<Schema>> {
  const beginning: FormState<Values> = {
    prefix,
    values: blank,
    errors: {},
    problem: undefined,
    isSending: false,
    refusals: 0
  }
  const $state = resettable(scope, beginning)
  const attempts = createLatest(scope)
  const set = (parts: Partial<FormState<Values>>) => $state.set({ ...$state.get(), ...parts })
  const refuse = (errors: FormState<Values>['errors'], problem?: Problem) =>
    set({ errors, problem, isSending: false, refusals: $state.get().refusals + 1 })
  const fail = (problem: ApiProblem) => {
    // A field of a nested value, as in `customer.email`, goes by its last name.
    const fields = Object.entries(problem.fields).map(([name, code]) => [name.replace(/^.*\./, ''), code] as const)
    const known = fields.filter(([name]) => name in blank)
    const errors = Object.fromEntries(known) as FormState<Values>['errors']
    refuse(errors, problemOf?.(problem) ?? (known.length > 0 ? undefined : toProblem(problem)))
  }
  const share = () => {
    if ($shared) set({ values: { ...$state.get().values, ...$shared.get() } })
  }
  $shared?.listen(share)
  share()
  const read = () => {
    const { values } = $state.get()
    const parsed = safeParse(schema, prepare(values))
    return { parsed, errors: { ...check?.(values), ...errorsOf<Values>(parsed.issues ?? []) } }
  }
  return {
    $state,
    type(name, value) {
      const sharedValues = $shared?.get()
      if (sharedValues && name in sharedValues) $shared?.set({ ...sharedValues, [name]: value })
      const { values, errors } = $state.get()
      const { [name]: _fixed, ...others } = errors
      set({ values: { ...values, [name]: value }, errors: others as typeof errors })
    },
    fillIn(defaults) {
      const { values } = $state.get()
      const names = Object.keys(defaults) as (keyof Values)[]
      const lacking = names.filter(name => name in blank && values[name] === blank[name])
      set({ values: { ...values, ...Object.fromEntries(lacking.map(name => [name, defaults[name]])) } })
    },
    refuse: errors => refuse(errors),
    mark: (name, code) => set({ errors: { ...$state.get().errors, [name]: code } }),
    setProblem: problem => set({ problem }),
    fail,
    mayBegin(except) {
      if ($state.get().isSending) return false
      const { errors } = read()
      for (const name of except) delete errors[name]
      const isFine = Object.keys(errors).length === 0
      if (!isFine) refuse(errors)
      return isFine
    },
    async submit(send) {
      if ($state.get().isSending) return undefined
      const isLatest = attempts.follow()
      const wait = whenReady?.()
      if (wait) {
        set({ isSending: true })
        const isReady = await wait
        if (!isLatest()) return undefined
        set({ isSending: false })
        if (!isReady) return undefined
      }
      const { parsed, errors } = read()
      if (!parsed.success || Object.keys(errors).length > 0) {
        refuse(errors)
        return undefined
      }
      set({ errors: {}, problem: undefined, isSending: true })
      const result = await send(parsed.output)
      if (!isLatest()) return undefined
      if (!result || result.ok) set({ isSending: false })
      else fail(result.problem)
      return result
    },
    reset() {
      attempts.cancel()
      $state.set(beginning)
      share()
    }
  }
}
