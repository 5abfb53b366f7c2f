import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { NoticeLine } from './notice.tsx'

/** What became of many things at once: what was done, with a way on, and each thing that was refused; all written out. */
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
