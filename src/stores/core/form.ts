import { atom, type ReadableAtom } from 'nanostores'
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { ApiProblem, Result } from '../../api/problem.ts'
import type { FieldCode } from '../../contract/http/reply.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import { fieldCodeOf } from './field-code.ts'
import { toUserMessage, type Problem } from './async-state.ts'

/** What is wrong with a field: what the API may say of it, that it is no date, or that its time is over. */
export type FieldError = FieldCode | 'date' | 'expired'

type NameIn<Key> = Key extends `field.${infer Name}` ? Name : never

/** The names that fields may have: those that there is a word for. */
export type FieldName = NameIn<MessageKey>

/** What a form holds: what was typed, what is wrong with it, and whether it is on its way. */
export interface FormState<Values> {
  /** What the ids of its fields begin with, so that a form in a dialog has none of those behind it. */
  prefix: string
  values: Values
  errors: Partial<Record<keyof Values, FieldError>>
  /** What the whole of it met with. */
  problem: Problem | undefined
  isSending: boolean
  /** How often it was refused, so that the shopper is brought to what is wrong each time. */
  refusals: number
}

/** A form whose fields are checked by the contract before they are sent; what was typed stays whatever happens (SPEC C17). */
export interface Form<Values, Body> {
  $state: ReadableAtom<FormState<Values>>
  /** Types into a field, which takes its error away. */
  type<Name extends keyof Values>(name: Name, value: Values[Name]): void
  /** Fills in what is still as it was at the beginning. */
  fillIn(values: Partial<Values>): void
  /** Says what is wrong at which field. */
  refuse(errors: FormState<Values>['errors']): void
  /** Says what the API refused it for. */
  fail(problem: ApiProblem): void
  /** Checks it and sends it; undefined when it was not sent, or has been forgotten before the answer came. */
  submit<Reply>(send: (body: Body) => Promise<Result<Reply>>): Promise<Result<Reply> | undefined>
  reset(): void
}

/** What a schema finds wrong, by field; the first thing of each. */
function errorsOf<Values>(issues: readonly BaseIssue<unknown>[]): FormState<Values>['errors'] {
  const errors: FormState<Values>['errors'] = {}
  for (const issue of issues) {
    const name = issue.path?.[0]?.key as keyof Values | undefined
    if (name) errors[name] ??= name === 'dob' && issue.input ? 'date' : fieldCodeOf(issue)
  }
  return errors
}

/** Makes a form that begins with `blank`; `prepare` makes of what was typed what the schema is asked about. */
export function createForm<Values extends object, Schema extends GenericSchema>(
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
  const $state = atom(beginning)
  let turn = 0
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
      const mine = turn
      const result = await send(parsed.output)
      if (mine !== turn) return undefined
      if (result.ok) set({ isSending: false })
      else fail(result.problem)
      return result
    },
    reset() {
      turn++
      $state.set(beginning)
    }
  }
}
