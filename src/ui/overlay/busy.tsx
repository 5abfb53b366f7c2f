import { styles } from '../../theme/styles.ts'
import { useModal } from './use-modal.ts'
import { Spinner } from '../feedback/spinner.tsx'

const s = styles({
  box: `position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;padding:var(--sf-view-top) 0 var(--sf-view-bottom);border:0;background:var(--sf-shade);color:var(--sf-ink);outline:none;
&::backdrop { background:none; }
&[open] { display:grid;place-items:center; }
&::before { content:"";grid-area:1/1;width:88px;height:88px;border-radius:50%;background:var(--sf-surface);box-shadow:var(--sf-shadow); }
& span { grid-area:1/1;width:40px;height:40px;border-width:3px; }`
})

/** The full-screen spinner, which blocks all input. */
export function Busy({ label, lock }: { label: string; lock(open: () => void): () => void }) {
  const box = useModal(lock)
  return (
    <dialog
      ref={box}
      className={s.box}
      aria-label={label}
      aria-busy
      tabIndex={-1}
      onCancel={event => event.preventDefault()}
      // A second Escape closes it despite preventDefault, so reopen it.
      onClose={({ currentTarget: dialog }) => dialog.isConnected && dialog.showModal()}
    >
      <Spinner />
    </dialog>
  )
}
