import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { NoticeLine } from './notice.tsx'

/** The result of a batch operation: what was done, with a link or button, and each refused item; all as text. */
export function BatchResult({ done, way, refused }: { done?: string | undefined; way: ReactNode; refused: string[] }) {
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
