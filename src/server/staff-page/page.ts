import { type PageTexts, scriptPage } from '../http/pages/script-page.ts'
import type { Language } from '../http/request/language.ts'

const texts: Record<Language, PageTexts> = {
  en: { title: 'Orders', needsScript: 'The staff board needs JavaScript.' },
  fr: { title: 'Commandes', needsScript: 'Le tableau du personnel nécessite JavaScript.' }
}

/** Renders the page of the staff board. */
export const staffPage = (language: Language) => scriptPage('staff', language, texts[language])
