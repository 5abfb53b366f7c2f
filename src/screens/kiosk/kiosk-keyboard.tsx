import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { ScreenKeyboard } from '../../components/screen-keyboard.tsx'
import { platform } from '../../platform/platform.ts'
import { $device } from '../../stores/kiosk/device.ts'

/** A keyboard on the screen, for tablets that have none or whose staff want it. */
export function KioskKeyboard() {
  const { keyboard } = useStore($device)
  const [root, setRoot] = useState<ShadowRoot>()
  const hold = useCallback((box: HTMLElement | null) => {
    if (box) setRoot(box.getRootNode() as ShadowRoot)
  }, [])
  const isShown = keyboard === 'on' || (keyboard === 'auto' && platform().kiosk?.lacksKeyboard)
  return <div ref={hold}>{root && isShown && <ScreenKeyboard root={root} />}</div>
}
