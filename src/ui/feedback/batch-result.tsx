import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { ReactNode } from 'react'
import { NoticeLine } from './notice.tsx'

/** The result of a batch: a success notice with a link, and one line for each refusal. */
export function BatchResult({ done, way, refused }: { done?: string | undefined; way?: ReactNode; refused: string[] }) {
  return (
    <>
      {done && (
        <NoticeLine tone="ok" way={way}>
          {done}
        </NoticeLine>
      )}
      {refused.map(text => (
        <NoticeLine key={text} tone="warn" icon={TriangleAlert}>
          {text}
        </NoticeLine>
      ))}
    </>
  )
}
