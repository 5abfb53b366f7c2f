import { useStore } from '@nanostores/react'
import { useT } from '../i18n/translate.ts'
import { $toasts, dismissToast, holdToasts, releaseToasts } from '../stores/toasts.ts'
import { Toasts } from '../ui/toasts.tsx'

/** The toasts of the shell, at the bottom centre (SPEC A2). */
export function ShellToasts() {
  const { t } = useT()
  const toasts = useStore($toasts)
  return (
    <Toasts
      items={[...toasts]}
      label={t('toast.label')}
      closeLabel={t('common.close')}
      onClose={dismissToast}
      onHold={holdToasts}
      onRelease={releaseToasts}
    />
  )
}
