import type { ReadableAtom } from 'nanostores'
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { ApiProblem, Result } from '../../api/problem.ts'
import type { FieldCode } from '../../contract/http/reply.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import { fieldCodeOf } from './field-code.ts'
import { toUserMessage, type Problem } from './async-state.ts'
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
  /** Shows an API error. */
  fail(problem: ApiProblem): void
  /** Validates and sends the form. Resolves to undefined if it was not sent or was reset before the response. */
  submit<Reply>(send: (body: Body) => Promise<Result<Reply>>): Promise<Result<Reply> | undefined>
  reset(): void
}

/** Returns the first error of each field from schema issues. */
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
  prefix = 'sf-'
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
    const known = Object.entries(problem.fields).filter(([name]) => name in blank)
    const errors = Object.fromEntries(known) as FormState<Values>['errors']
    refuse(errors, known.length > 0 ? undefined : toUserMessage(problem))
  }
  return {
    $state,
    type(name, value) {
      const { values, errors } = $state.get()
      const { [name]: _mended, ...others } = errors
      set({ values: { ...values, [name]: value }, errors: others as typeof errors })
    },
    fillIn(given) {
      const { values } = $state.get()
      const names = Object.keys(given) as (keyof Values)[]
      const lacking = names.filter(name => name in blank && values[name] === blank[name])
      set({ values: { ...values, ...Object.fromEntries(lacking.map(name => [name, given[name]])) } })
    },
    refuse: errors => refuse(errors),
    fail,
    async submit(send) {
      if ($state.get().isSending) return undefined
      const parsed = safeParse(schema, prepare($state.get().values))
      if (!parsed.success) {
        refuse(errorsOf(parsed.issues))
        return undefined
      }
      set({ errors: {}, problem: undefined, isSending: true })
      const isLatest = attempts.follow()
      const result = await send(parsed.output)
      if (!isLatest()) return undefined
      if (result.ok) set({ isSending: false })
      else fail(result.problem)
      return result
    },
    reset() {
      attempts.cancel()
      $state.set(beginning)
    }
  }
}
