import type { Emails } from './types.ts'

const unasked = 'Si vous n’avez rien demandé, ignorez ce message. Rien n’a changé.'

/** Emails in French. */
export const french: Emails = {
  code: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    parts: [`Votre code de connexion pour ${shop} est ${code}. Il expire dans 10 minutes.`, unasked]
  }),
  welcome: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    parts: [
      `Bienvenue! Entrez le code ${code} pour terminer votre inscription chez ${shop}. Il expire dans 10 minutes.`,
      unasked
    ]
  }),
  known: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    parts: [
      `Quelqu’un a tenté de créer un compte chez ${shop} avec cette adresse, qui en a déjà un.`,
      `Si c’était vous, connectez-vous avec le code ${code}. Il expire dans 10 minutes.`,
      unasked
    ]
  }),
  text: (shop, code) => ({ subject: '', parts: [`${code} est votre code ${shop}. Il expire dans 10 minutes.`] }),
  reset: (shop, link) => ({
    subject: `Réinitialisez votre mot de passe ${shop}`,
    parts: [
      `Choisissez un nouveau mot de passe pour votre compte chez ${shop}.`,
      { kind: 'link', label: 'Choisir un nouveau mot de passe', url: link },
      'Le lien ne fonctionne qu’une fois et expire dans une heure. Vos autres appareils seront déconnectés.',
      unasked
    ]
  }),
  finish: (shop, link) => ({
    subject: `Terminez votre inscription chez ${shop}`,
    parts: [
      `Choisissez un mot de passe pour terminer votre inscription chez ${shop}.`,
      { kind: 'link', label: 'Choisir un mot de passe', url: link },
      'Le lien ne fonctionne qu’une fois et expire dans 7 jours.',
      unasked
    ]
  }),
  verify: (shop, link) => ({
    subject: `Confirmez votre adresse courriel pour ${shop}`,
    parts: [
      `Confirmez l’adresse courriel de votre compte chez ${shop}.`,
      { kind: 'link', label: 'Confirmer mon adresse courriel', url: link },
      'Le lien ne fonctionne qu’une fois et expire dans 7 jours.',
      unasked
    ]
  }),
  taken: shop => ({
    subject: `Votre adresse courriel chez ${shop}`,
    parts: [
      `Quelqu’un a tenté d’utiliser cette adresse pour un autre compte chez ${shop}. Elle est déjà associée à un compte; rien n’a changé.`,
      'Si c’était vous, connectez-vous plutôt avec cette adresse.'
    ]
  }),
  replaced: shop => ({
    subject: `Votre adresse courriel chez ${shop} va changer`,
    parts: [
      `Une autre adresse courriel a été indiquée pour votre compte chez ${shop}. Elle remplacera celle-ci une fois confirmée.`,
      'Si ce n’était pas vous, connectez-vous, annulez ce changement et choisissez un nouveau mot de passe.'
    ]
  }),
  passwordChanged: shop => ({
    subject: `Votre mot de passe chez ${shop} a changé`,
    parts: [
      `Le mot de passe de votre compte chez ${shop} a été changé, et vos autres appareils ont été déconnectés.`,
      'Si ce n’était pas vous, réinitialisez votre mot de passe sans tarder.'
    ]
  })
}
