import { Button } from '../../ui/button.tsx'
import { speak, useWords } from '../staff-words.ts'
import { speakSetup, useSetupWords } from './words.ts'

/** Switches the page to the other language. */
export function OtherLanguage() {
  const { locale } = useSetupWords()
  const board = useWords()
  const other = locale === 'fr-CA' ? 'en-CA' : 'fr-CA'
  const speakOther = () => {
    speak(other)
    speakSetup(other)
    document.documentElement.lang = other
  }
  return (
    <Button kind="quiet" onClick={speakOther}>
      <span lang={other.slice(0, 2)}>{board.t('other')}</span>
    </Button>
  )
}
