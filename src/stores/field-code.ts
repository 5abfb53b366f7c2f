import type { BaseIssue } from 'valibot'
import type { FieldCode } from '../contract/reply.ts'

/** The field code for an issue that a contract schema found. */
export function fieldCodeOf(issue: BaseIssue<unknown>): FieldCode {
  const input = issue.input
  if (input === '' || input === undefined || input === null) return 'required'
  if (issue.type === 'max_length') return 'too_long'
  if (issue.type === 'min_length') return issue.requirement === 1 ? 'required' : 'too_short'
  if (issue.type === 'email') return 'email'
  return issue.message === 'phone' ? 'phone' : 'unknown'
}
