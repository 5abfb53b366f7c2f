import type { Context } from '../../context.ts'
import type { StoredFinding } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Language } from '../../http/request/language.ts'
import { noteStaff } from '../../staff/audited.ts'
import type { StaffMember } from '../../staff/only-staff.ts'
import type { DraftRow } from '../records.ts'
import { lawWords } from '../words.ts'

/** The reason to publish a draft all the same, as a request has it. */
export interface GivenReason {
  reason: string
  /** The language in which a refusal names things. */
  language: Language
}

/** Returns findings as the contract has them. */
export const viewFindings = (findings: readonly StoredFinding[], language: Language) =>
  findings.map(finding => ({ ...finding, label: finding.label[language] }))

/** Returns the columns that keep findings with their reason. Throws 422 with the findings if there is none. */
export function withReason(
  findings: StoredFinding[],
  { reason, language }: GivenReason
): Pick<DraftRow, 'reason' | 'findings'> {
  if (findings.length === 0) return { reason: null, findings: null }
  if (reason === '')
    throw new ApiError(422, 'invalid', {
      words: lawWords,
      fields: { reason: 'required' },
      payload: { findings: viewFindings(findings, language) }
    })
  return { reason, findings }
}

/** Notes the reason in the audit, with the rules that it sets aside. */
export async function noteReason(
  tx: Transaction,
  context: Pick<Context, 'clock'>,
  member: StaffMember,
  name: string,
  { reason, findings }: Pick<DraftRow, 'reason' | 'findings'>
): Promise<void> {
  if (!findings) return
  const rules = [...new Set(findings.flatMap(finding => finding.rules))].sort()
  const detail = `${[name, ...rules].filter(Boolean).join(', ')}: ${reason}`
  await noteStaff(tx, context, member, { action: 'draft-law', detail })
}
