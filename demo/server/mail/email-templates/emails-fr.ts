import type { Emails } from './types.ts'

const unasked = 'Si vous n’avez rien demandé, ne faites rien\u00a0: rien n’a changé.'

/** What we write in French. */
export const french: Emails = {
  code: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Votre code de connexion à ${shop} est ${code}. Il est valable 10 minutes.\n\n${unasked}`
  }),
  welcome: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Bienvenue! Le code qui termine votre inscription à ${shop} est ${code}. Il est valable 10 minutes.\n\n${unasked}`
  }),
  known: (shop, code) => ({
    subject: `${code} est votre code ${shop}`,
    body: `Quelqu’un a commencé une inscription à ${shop} avec cette adresse, qui a déjà un compte.\n\nSi c’était vous, le code ${code} vous connecte. Il est valable 10 minutes.\n\n${unasked}`
  }),
  text: (shop, code) => ({ subject: '', body: `${code} est votre code ${shop}, valable 10 minutes.` }),
  reset: (shop, link) => ({
    subject: `Un nouveau mot de passe pour ${shop}`,
    body: `Choisissez un nouveau mot de passe pour votre compte chez ${shop}\u00a0:\n\n${link}\n\nLe lien est valable une heure, une seule fois. Vos autres appareils seront déconnectés.\n\n${unasked}`
  }),
  finish: (shop, link) => ({
    subject: `Terminez votre inscription à ${shop}`,
    body: `Choisissez un mot de passe pour terminer votre inscription à ${shop}\u00a0:\n\n${link}\n\nLe lien est valable 7 jours, une seule fois.\n\n${unasked}`
  }),
  verify: (shop, link) => ({
    subject: `Confirmez votre adresse pour ${shop}`,
    body: `Confirmez que cette adresse courriel est la vôtre chez ${shop}\u00a0:\n\n${link}\n\nLe lien est valable 7 jours, une seule fois.\n\n${unasked}`
  }),
  taken: shop => ({
    subject: `Votre adresse chez ${shop}`,
    body: `Quelqu’un veut utiliser cette adresse pour son compte chez ${shop}. Elle a déjà un compte et le garde.\n\nSi c’était vous, connectez-vous plutôt avec cette adresse.`
  }),
  replaced: shop => ({
    subject: `Votre adresse chez ${shop} va changer`,
    body: `Une autre adresse courriel a été indiquée pour votre compte chez ${shop}. Elle remplacera celle-ci une fois confirmée.\n\nSi ce n’était pas vous, connectez-vous, annulez ce changement et choisissez un nouveau mot de passe.`
  }),
  passwordChanged: shop => ({
    subject: `Votre mot de passe chez ${shop} a changé`,
    body: `Le mot de passe de votre compte chez ${shop} a été changé, et vos autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, demandez tout de suite un nouveau mot de passe.`
  })
}
