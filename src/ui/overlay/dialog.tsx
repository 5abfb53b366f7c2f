import { type MouseEvent, type ReactNode, useId } from 'react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { classes, styles } from '../../theme/styles.ts'
import { IconButton } from '../icon-button.tsx'
import { useModal } from './use-modal.ts'

const s = styles({
  box: `position:fixed;padding:0;border:0;color:var(--sf-ink);background:var(--sf-surface);box-shadow:var(--sf-shadow),0 0 0 200vmax var(--sf-shade);
overscroll-behavior:contain;max-width:none;max-height:none;
&::backdrop { background:none; }
&[open] { display:flex;flex-direction:column; }`,
  dialog: `inset:var(--sf-view-top) 0 var(--sf-view-bottom);margin:auto;width:min(480px,calc(100% - 32px));height:fit-content;max-height:calc(var(--sf-view-height) - 32px);
border-radius:var(--sf-radius-sheet);animation:sf-up .16s ease-out;`,
  sheet: `margin:0;inset:auto 0 var(--sf-view-bottom);width:auto;max-height:calc(.88*var(--sf-view-height));border-radius:var(--sf-radius-sheet) var(--sf-radius-sheet) 0 0;
animation:sf-up .16s ease-out;
@container sf (min-width: 480px) {
  inset-block:var(--sf-view-top) auto;inset-inline:auto 0;width:min(440px,100%);height:var(--sf-view-height);max-height:none;border-radius:0;animation-name:sf-in;
}`,
  head: `display:flex;align-items:center;justify-content:space-between;gap:16px;padding:8px 8px 8px 24px;min-height:60px;
border-bottom:1px solid var(--sf-line);`,
  body: 'position:relative;padding:24px;overflow:auto;overscroll-behavior:contain;'
})

interface Props {
  title: string
  closeLabel: string
  onClose(): void
  /** Keeps the page behind it from scrolling, and opens it. Returns a function that releases the page. */
  lock(open: () => void): () => void
  children: ReactNode
}

/**
 * A modal box, open while rendered; Escape and a click on the backdrop close it. `look` returns the class of its place and size: a
 * class is written on first use, and those of the box come first, so that `look` overrides them.
 */
export function Modal({ title, closeLabel, onClose, lock, children, look }: Props & { look(): string }) {
  const box = useModal(lock)
  const id = useId()
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={box}
      className={classes(s.box, look())}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={onBackdrop}
    >
      <div className={s.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <div className={s.body}>{children}</div>
    </dialog>
  )
}

/** A centred modal dialog, open while rendered; Escape and a click on the backdrop close it. */
export function Dialog(props: Props) {
  return <Modal {...props} look={() => s.dialog} />
}

/** A modal panel from the bottom on a narrow mount and from the side on a wider one; open while rendered. */
export function Sheet(props: Props) {
  return <Modal {...props} look={() => s.sheet} />
}
