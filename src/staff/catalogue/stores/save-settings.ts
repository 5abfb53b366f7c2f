import { showSentence } from '../../../client/toasts.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { storeSettings } from '../../data/store-settings.ts'
import { say } from '../words.ts'
import { reopen, settingsForm, showRefusal, typedEdits } from './settings-form.ts'

/** Saves the typed settings to the draft; typed text stays if they are refused. */
export async function saveSettings(): Promise<void> {
  const edits = typedEdits()
  const { values: sent } = settingsForm.$state.get()
  const result = await settingsForm.submit(async () => (edits.length > 0 ? saveEdits(edits) : undefined))
  if (Object.keys(settingsForm.$state.get().errors).length > 0) return
  if (result && !result.ok) return showRefusal(result.problem)
  if (edits.length > 0) {
    await storeSettings.load()
    const isRead = storeSettings.$state.get().state === 'ready'
    // Typed while it was being saved: it goes on from there.
    if (isRead && settingsForm.$state.get().values === sent) reopen()
  }
  showSentence({ text: say(edits.length > 0 ? 'edit.saved' : 'cat.noChange') })
}
