import X from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useId } from 'react'
import { styles } from '../../../theme/styles.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useModal } from '../../../ui/overlay/use-modal.ts'
import { noLock } from '../../open-dialog.ts'

const s = styles({
  box: `position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;color:var(--sf-ink);background:var(--sf-surface);
&::backdrop { background:none; }
&[open] { display:flex;flex-direction:column; }`,
  head: `display:flex;align-items:center;justify-content:space-between;gap:16px;padding:4px 8px 4px 16px;border-bottom:1px solid var(--sf-line);& h2 { font-size:18px; }`
})

interface Props {
  title: string
  closeLabel: string
  onClose(): void
  children: ReactNode
}

/** A modal dialog as large as the window, open while rendered. */
export function FullDialog({ title, closeLabel, onClose, children }: Props) {
  const box = useModal(noLock)
  const id = useId()
  return (
    <dialog
      ref={box}
      className={s.box}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={s.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
