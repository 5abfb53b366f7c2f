import { useLayoutEffect, useRef, useState } from 'react'
import { classes, styles } from '../theme/styles.ts'
import { Button } from './button.tsx'

const s = styles({
  text: 'max-width:68ch;white-space:pre-line;text-wrap:pretty;',
  folded: 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden;'
})

/** Text folded after five lines; the button is there only where there is more. */
export function Fold({ text, more, less }: { text: string; more: string; less: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    setLong(scrollHeight > clientHeight + 2)
    setOpen(false)
  }, [text])
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
