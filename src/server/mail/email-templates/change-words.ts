import type { ChangeWords } from './change-parts.ts'

/** The words of letters about changed orders in English. */
export const changeEnglish: ChangeWords = {
  removed: 'Left out',
  added: 'Added',
  now: (name, before, after) => `${name}: ${after} instead of ${before}`,
  newTime: when => `New time: ${when}`,
  newMethod: {
    pickup: 'You now pick it up in store.',
    curbside: 'It now comes out to your car.',
    delivery: 'It is now delivered to you.'
  },
  newNotes: 'Your note was changed.',
  totals: (before, after) => `Your new total is ${after} instead of ${before}.`,
  back: (amount, card) => `${amount} goes back to ${card}, usually within 3 to 5 business days.`,
  due: amount => `${amount} more than your card was charged is due when you get your order.`,
  answer: 'Answer on your order page',
  missing: pieces => `The store is out of ${pieces}.`,
  offer: (pieces, each) => `We can give you ${pieces} at ${each} each in its place.`,
  difference: (amount, isDearer) => `Your total would be ${amount} ${isDearer ? 'more' : 'less'}.`,
  same: 'Your total would stay the same.',
  otherwise: until => `Without an answer by ${until}, we leave it out, and you don’t pay for it.`,
  nothingAlike: until =>
    `We have nothing alike. Without an answer by ${until}, we leave it out, and you don’t pay for it.`
}

/** The same in French. */
export const changeFrench: ChangeWords = {
  removed: 'Retiré',
  added: 'Ajouté',
  now: (name, before, after) => `${name}\u00a0: ${after} au lieu de ${before}`,
  newTime: when => `Nouvelle heure\u00a0: ${when}`,
  newMethod: {
    pickup: 'Vous la ramassez maintenant en magasin.',
    curbside: 'Nous vous l’apportons maintenant à l’auto.',
    delivery: 'Nous vous la livrons maintenant.'
  },
  newNotes: 'Votre note a été modifiée.',
  totals: (before, after) => `Votre nouveau total est de ${after} au lieu de ${before}.`,
  back: (amount, card) => `${amount} vous seront remboursés sur ${card}, habituellement en 3 à 5 jours ouvrables.`,
  due: amount => `${amount} de plus que le montant porté à votre carte seront à payer à la remise de la commande.`,
  answer: 'Répondre sur la page de votre commande',
  missing: pieces => `Le magasin n’a plus\u00a0: ${pieces}.`,
  offer: (pieces, each) => `Nous pouvons vous donner à la place\u00a0: ${pieces}, à ${each} l’unité.`,
  difference: (amount, isDearer) => `Votre total serait de ${amount} ${isDearer ? 'de plus' : 'de moins'}.`,
  same: 'Votre total resterait le même.',
  otherwise: until => `Sans réponse d’ici ${until}, l’article est retiré et vous ne le payez pas.`,
  nothingAlike: until =>
    `Nous n’avons rien de semblable. Sans réponse d’ici ${until}, l’article est retiré et vous ne le payez pas.`
}
