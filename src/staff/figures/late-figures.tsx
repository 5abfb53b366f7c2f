import { styles } from '../../theme/styles.ts'
import { Modal } from '../../ui/overlay/dialog.tsx'
import { LatePart } from '../late-part.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  look: `inset:0;margin:auto;width:100%;height:100%;animation:sf-up .16s ease-out;
& > :last-child { flex:1; }
@container sf (max-width: 767px) { & > :last-child { padding:16px; } }
@container sf (min-width: 768px) { width:min(1120px,calc(100% - 48px));height:calc(100% - 48px);border-radius:var(--sf-radius-sheet); }`
})

const load = async () => (await import('./figures-panel.tsx')).FiguresPanel

/** The figures, for members with the right to them. Its contents and the charts are a part that is loaded when it is opened. */
export function LateFigures() {
  const { t } = useWords()
  return (
    <Modal title={t('figures')} closeLabel={t('close')} onClose={closeDialog} lock={noLock} look={() => s.look}>
      <LatePart load={load} />
    </Modal>
  )
}
