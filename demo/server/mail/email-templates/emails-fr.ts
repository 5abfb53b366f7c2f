import type { Emails } from './types.ts'

const unasked = 'Si vous n’avez rien demandé, ignorez ce message. Rien n’a changé.'

/** Emails in French. */
export const french: Emails = {
  code: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Votre code de connexion pour ${shop} est ${code}. Il expire dans 10 minutes.\n\n${unasked}`
  }),
  welcome: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Bienvenue! Entrez le code ${code} pour terminer votre inscription chez ${shop}. Il expire dans 10 minutes.\n\n${unasked}`
  }),
  known: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Quelqu’un a tenté de créer un compte chez ${shop} avec cette adresse, qui en a déjà un.\n\nSi c’était vous, connectez-vous avec le code ${code}. Il expire dans 10 minutes.\n\n${unasked}`
  }),
  text: (shop, code) => ({ subject: '', body: `${code} est votre code ${shop}. Il expire dans 10 minutes.` }),
  reset: (shop, link) => ({
    subject: `Réinitialisez votre mot de passe ${shop}`,
    body: `Choisissez un nouveau mot de passe pour votre compte chez ${shop}\u00a0:\n\n${link}\n\nLe lien ne fonctionne qu’une fois et expire dans une heure. Vos autres appareils seront déconnectés.\n\n${unasked}`
  }),
  finish: (shop, link) => ({
    subject: `Terminez votre inscription chez ${shop}`,
    body: `Choisissez un mot de passe pour terminer votre inscription chez ${shop}\u00a0:\n\n${link}\n\nLe lien ne fonctionne qu’une fois et expire dans 7 jours.\n\n${unasked}`
  }),
  verify: (shop, link) => ({
    subject: `Confirmez votre adresse courriel pour ${shop}`,
    body: `Confirmez l’adresse courriel de votre compte chez ${shop}\u00a0:\n\n${link}\n\nLe lien ne fonctionne qu’une fois et expire dans 7 jours.\n\n${unasked}`
  }),
  taken: shop => ({
    subject: `Votre adresse courriel chez ${shop}`,
    body: `Quelqu’un a tenté d’utiliser cette adresse pour un autre compte chez ${shop}. Elle est déjà associée à un compte; rien n’a changé.\n\nSi c’était vous, connectez-vous plutôt avec cette adresse.`
  }),
  replaced: shop => ({
    subject: `Votre adresse courriel chez ${shop} va changer`,
    body: `Une autre adresse courriel a été indiquée pour votre compte chez ${shop}. Elle remplacera celle-ci une fois confirmée.\n\nSi ce n’était pas vous, connectez-vous, annulez ce changement et choisissez un nouveau mot de passe.`
  }),
  passwordChanged: shop => ({
    subject: `Votre mot de passe chez ${shop} a changé`,
    body: `Le mot de passe de votre compte chez ${shop} a été changé, et vos autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, réinitialisez votre mot de passe sans tarder.`
  })
}
