import type { Words } from '../../../db/schema.ts'

/** The sentences of refused calls about lists. */
export const busyWords: Words = {
  en: 'Another list of this store is being imported. Try again in a moment.',
  fr: 'Une autre liste de ce magasin est en cours d’importation. Réessayez dans un instant.'
}
export const usedWords: Words = {
  en: 'This list can’t be changed any more. Upload it again.',
  fr: 'Cette liste ne peut plus être modifiée. Téléversez-la de nouveau.'
}
export const changedWords: Words = {
  en: 'Another list was imported since this one was checked. It has been checked again: please look at the changes.',
  fr: 'Une autre liste a été importée depuis la vérification. La vôtre vient d’être revérifiée\u00A0: consultez les changements.'
}
export const dropWords: Words = {
  en: 'More than a third of the menu could no longer be bought. Confirm that first.',
  fr: 'Plus du tiers du menu ne pourrait plus être acheté. Confirmez-le d’abord.'
}
export const newerWords: Words = {
  en: 'A newer list was imported into this store. Undo that one first.',
  fr: 'Une liste plus récente a été importée dans ce magasin. Annulez d’abord celle-là.'
}
