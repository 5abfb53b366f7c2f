import { useEffect, useRef, useState } from 'react'
import { classes, styles } from '../theme/styles.ts'
import { Button } from './button.tsx'
import { onResize } from './on-resize.ts'

const s = styles({
  text: 'max-width:68ch;white-space:pre-line;text-wrap:pretty;',
  folded: 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden;'
})

/** Text truncated after five lines, with a toggle only if there is more. */
export function ReadMore({ text, more, less }: { text: string; more: string; less: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useEffect(() => {
    const { current } = box
    if (open || !current) return undefined
    return onResize(current, () => setLong(current.scrollHeight > current.clientHeight + 2))
  }, [text, open])
  return (
    <div>
      <p ref={box} className={classes(s.text, !open && s.folded)}>
        {text}
      </p>
      {long && (
        <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? less : more}
        </Button>
      )}
    </div>
  )
}
