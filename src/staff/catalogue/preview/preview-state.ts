import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type Problem, toProblem } from '../../../client/async-state.ts'
import { request } from '../../../client/http/request.ts'
import { createPreview } from '../../../contract/staff/drafts.ts'
import { instantOf } from '../../../rules/time/time-zone.ts'
import { $current } from '../../data/drafts.ts'
import { $stores } from '../../data/stores.ts'

/** The choices of a preview: store, language and theme of the shop, widths, and the time as the store's clock has it. */
export interface PreviewOptions {
  store: string
  locale: string
  theme: string
  widths: 'phone' | 'wide' | 'both'
  /** `YYYY-MM-DDTHH:mm`; empty for now. */
  at: string
}

/** A preview: its address, a problem, or neither while it is being made. */
export type Preview = { path: string } | { problem: Problem } | undefined

/** Returns the preview of the current draft at a time of a store, made anew with each `tries`. */
export function usePreview({ store: slug, at }: PreviewOptions, tries: number): Preview {
  const draft = useStore($current)?.id ?? null
  const store = useStore($stores).find(known => known.slug === slug)
  const [made, setMade] = useState<{ of: string; preview: Preview }>()
  const instant = at && store ? new Date(instantOf(new Date(`${at}Z`), store)).toISOString() : null
  const of = `${draft} ${instant} ${tries}`
  useEffect(() => {
    let isOver = false
    void request(createPreview, { body: { draft, at: instant } }).then(result => {
      if (isOver) return
      const preview = result.ok ? { path: result.value.path } : { problem: toProblem(result.problem) }
      setMade({ of, preview })
    })
    return () => {
      isOver = true
    }
  }, [draft, instant, of])
  return made?.of === of ? made.preview : undefined
}

/** The address of the shop as a page in a frame. */
export function frameAddress(path: string, { store, locale, theme }: PreviewOptions): string {
  const query = new URLSearchParams({ location: store, locale, theme })
  return `${path}frame?${query.toString()}`
}
