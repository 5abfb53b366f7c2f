import { type PageTexts, scriptPage } from '../http/pages/script-page.ts'
import type { Language } from '../http/request/language.ts'

const texts: Record<Language, PageTexts> = {
  en: { title: 'Orders', needsScript: 'The staff board needs JavaScript.' },
  fr: { title: 'Commandes', needsScript: 'Le tableau du personnel nécessite JavaScript.' }
}

/** Renders the page of the staff board; of a server without a shop, it leads to the set-up. */
export const staffPage = (language: Language, hasShop: boolean) =>
  scriptPage('staff', language, texts[language], hasShop ? '' : 'no-shop')
