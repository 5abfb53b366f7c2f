import type { FieldError } from '../../../client/form.ts'
import { resettable } from '../../../client/reset.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import { promotions } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import type { Typed } from '../edit/typed.ts'
import { createTextForm } from '../text-form.ts'
import { say } from '../words.ts'

/** A thing in a form, whether it is new, and the texts that the form began with. */
interface Edited<Thing> {
  thing: Thing
  isNew: boolean
  start: Typed
}

interface Spec<Thing, Fields> {
  typedOf(thing: Thing): Typed
  /** Reads the typed fields, and the errors by field. */
  read(typed: Typed, thing: Thing): { fields: Fields; errors: Record<string, FieldError> }
  /** The edits that save typed fields; none if all is as it was. */
  editsOf(thing: Thing, fields: Fields, isNew: boolean): DraftEdit[]
  /** The names of the form's fields for refused ones of the contract. */
  names: Record<string, string>
}

/** Creates the form of a kind of promotions. It stays while other sections are looked at. */
export function createThingForm<Thing, Fields>({ typedOf, read, editsOf, names }: Spec<Thing, Fields>) {
  const $edited = resettable<Edited<Thing> | undefined>('person', undefined)
  const form = createTextForm<Record<string, string>>({}, typed => {
    const edited = $edited.get()
    return edited ? read(typed, edited.thing).errors : {}
  })

  function open(thing: Thing, isNew = false): void {
    form.reset()
    const start = typedOf(thing)
    for (const [name, value] of Object.entries(start)) form.type(name, value)
    $edited.set({ thing, isNew, start })
  }

  function close(): void {
    form.reset()
    $edited.set(undefined)
  }

  /** True while the form has text that isn't saved. */
  function hasUnsaved(): boolean {
    const start = $edited.get()?.start
    const { values } = form.$state.get()
    return start !== undefined && Object.keys(values).some(name => (values[name] ?? '') !== (start[name] ?? ''))
  }

  /** Saves the typed thing to the draft, and leads back to the list. */
  async function save(): Promise<void> {
    const edited = $edited.get()
    if (!edited) return
    const { values } = form.$state.get()
    const edits = editsOf(edited.thing, read(values, edited.thing).fields, edited.isNew)
    const result = await form.submit(async () => (edits.length === 0 ? undefined : saveEdits(edits)))
    if (Object.keys(form.$state.get().errors).length > 0) return
    if (result && !result.ok) {
      const errors = Object.entries(result.problem.fields).flatMap(([field, code]) => {
        const [, name = '', part = ''] = field.split('.')
        const known = part === 'fr' ? `${name}Fr` : (names[name] ?? name)
        return known in values ? [[known, code] as const] : []
      })
      if (errors.length > 0) form.refuse(Object.fromEntries(errors))
      return
    }
    showSentence({ text: say(edits.length === 0 ? 'cat.noChange' : 'edit.saved') })
    close()
    void promotions.load()
  }

  return { $edited, form, open, close, hasUnsaved, save }
}

/** Takes a thing of the promotions away, in the draft. */
export async function removeThing(kind: DraftEdit['kind'], id: string): Promise<void> {
  const result = await saveEdits([{ kind, ids: [id], change: 'remove', fields: {} }])
  if (!result.ok) return showFailure(result.problem)
  showSentence({ text: say('promo.takenOff') })
  void promotions.load()
}
