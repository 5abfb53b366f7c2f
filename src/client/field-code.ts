import type { BaseIssue } from 'valibot'
import { fieldCode, type FieldCode } from '../contract/http/reply.ts'

const isCode = (text: string): text is FieldCode => (fieldCode.options as readonly string[]).includes(text)

/** Returns the field error code for a schema issue. */
export function fieldCodeOf(issue: BaseIssue<unknown>): FieldCode {
  const input = issue.input
  if (input === '' || input === undefined || input === null) return 'required'
  if (issue.type === 'max_length') return 'too_long'
  if (issue.type === 'min_length') return issue.requirement === 1 ? 'required' : 'too_short'
  return isCode(issue.message) ? issue.message : 'unknown'
}
