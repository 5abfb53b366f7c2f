import { useStore } from '@nanostores/react'
import { array, object } from 'valibot'
import { useEffect, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { ApiProblem } from '../../../client/http/problem.ts'
import { inShape } from '../../../contract/http/in-shape.ts'
import { type LawFinding, lawFinding } from '../../../contract/staff/law-finding.ts'
import { draftDetail } from '../../data/drafts.ts'

const refusal = object({ findings: array(lawFinding) })

/**
 * The findings of promotion law in a draft: those that it has now, or, once it was refused for some, these. `note` takes them from a
 * refusal, since on another day other rules may count.
 */
export function useFindings(draft: string): { findings: readonly LawFinding[]; note(problem: ApiProblem): void } {
  const load = useStore(draftDetail.$state)
  const [refused, setRefused] = useState<readonly LawFinding[]>()
  useEffect(() => void draftDetail.load(draft), [draft])
  const detail = dataOf(load)
  return {
    findings: refused ?? (detail?.id === draft ? detail.findings : []),
    note(problem) {
      const found = inShape(refusal, problem.payload)
      if (found) setRefused(found.findings)
    }
  }
}
