import { type PageTexts, scriptPage } from '../http/pages/script-page.ts'
import type { Language } from '../http/request/language.ts'

const texts: Record<Language, PageTexts> = {
  en: { title: 'Put the shop on your site', needsScript: 'This page needs JavaScript.' },
  fr: { title: 'Mettre la boutique sur votre site', needsScript: 'Cette page nécessite JavaScript.' }
}

/** Renders the page where a retailer picks the look of their shop and copies its code. */
export const snippetPage = (language: Language) => scriptPage('snippet', language, texts[language])
