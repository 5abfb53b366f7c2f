import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, is, safeParse } from 'valibot'
import { fieldCode, type FieldCode } from '../../../contract/http/reply.ts'
import { controlsIn } from './controls.ts'
import { badFields } from '../api-error.ts'

/**
 * Validates input against a schema of the contract; throws with the invalid fields. Fields with characters that
 * databases can't store, control characters and lone surrogates, are invalid too.
 */
export function checked<Schema extends GenericSchema>(schema: Schema, input: unknown): InferOutput<Schema> {
  const result = safeParse(schema, input)
  if (!result.success) throw badFields(fieldsOf(result.issues))
  const spoilt = controlsIn(result.output)
  if (spoilt.length > 0) throw badFields(Object.fromEntries(spoilt.map(path => [path, 'unknown'])))
  return result.output
}

function fieldsOf(issues: readonly BaseIssue<unknown>[]): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {}
  for (const issue of issues) fields[getDotPath(issue) ?? 'body'] ??= fieldCodeOf(issue)
  return fields
}

const byType: Record<string, FieldCode> = {
  max_length: 'too_long',
  picklist: 'choice',
  number: 'number',
  integer: 'number',
  min_value: 'number',
  max_value: 'number'
}

function fieldCodeOf(issue: BaseIssue<unknown>): FieldCode {
  if (issue.input === undefined || issue.input === null) return 'required'
  if (issue.type === 'min_length') return issue.requirement === 1 ? 'required' : 'too_short'
  if (issue.type === 'regex' || issue.type === 'raw_transform') return codeOfPattern(issue)
  return byType[issue.type] ?? 'unknown'
}

/** Some patterns and readers of the contract carry the field code as their message. */
function codeOfPattern({ input, message }: BaseIssue<unknown>): FieldCode {
  if (input === '') return 'required'
  return is(fieldCode, message) ? message : 'unknown'
}
