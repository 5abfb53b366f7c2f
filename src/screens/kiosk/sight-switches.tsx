import { useStore } from '@nanostores/react'
import Contrast from 'lucide/dist/esm/icons/contrast.mjs'
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import { useT } from '../../i18n/translate.ts'
import { $sight } from '../../stores/kiosk/visit.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Larger text and more contrast, for the visit. */
export function SightSwitches() {
  const { t } = useT()
  const sight = useStore($sight)
  const { isLarge, isStrong } = sight
  return (
    <>
      <Button aria-pressed={isLarge} onClick={() => $sight.set({ ...sight, isLarge: !isLarge })}>
        <Icon of={ZoomIn} />
        {t(isLarge ? 'kiosk.sight.smaller' : 'kiosk.sight.larger')}
      </Button>
      <Button aria-pressed={isStrong} onClick={() => $sight.set({ ...sight, isStrong: !isStrong })}>
        <Icon of={Contrast} />
        {t(isStrong ? 'kiosk.sight.usual' : 'kiosk.sight.strong')}
      </Button>
    </>
  )
}
