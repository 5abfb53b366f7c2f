import type { Words } from './words.ts'

/** What paying by card says. */
export const payWords = {
  'pay.how': ['How you pay', 'Mode de paiement'],
  'pay.card': ['Card', 'Carte'],
  'pay.fields': ['Card details', 'Carte de paiement'],
  'pay.busy.loading': ['Loading the card fields', 'Chargement des champs de la carte'],
  'pay.when': [
    'Your card is charged when your order is placed. Its number goes to the payment provider alone.',
    'Votre carte est débitée quand la commande est passée. Son numéro ne va qu’au fournisseur de paiement.'
  ],
  'pay.busy.collecting': ['Reading your card…', 'Lecture de votre carte…'],
  'pay.busy.confirming': ['Asking your bank…', 'Vérification auprès de votre banque…'],
  'pay.held': [
    '{card}: {total} is set aside for this order.',
    '{card}\u00a0: {total} sont réservés pour cette commande.'
  ],
  'pay.ending': ['{brand} ending in {last4}', '{brand} se terminant par {last4}'],
  'pay.atDoor': ['When it is brought', 'À la livraison'],
  'pay.bringAtDoor': [
    'Have government photo ID at hand, and debit, credit or cash.',
    'Gardez à portée de main une pièce d’identité officielle avec photo et de quoi payer\u00a0: débit, crédit ou comptant.'
  ],
  'pay.afterCard': [
    'Your card is charged once the order is placed. The next page follows your order.',
    'Votre carte est débitée une fois la commande passée. La page suivante suit votre commande.'
  ],
  'pay.another': ['Use another card', 'Utiliser une autre carte'],
  'pay.inStore': ['Pay in the store instead', 'Payer plutôt au magasin'],
  'pay.bank': ['Your bank asks if this is you', 'Votre banque vous demande de confirmer'],
  'pay.refused.declined': [
    'Your bank did not accept this card. Check the details, or try another one.',
    'Votre banque n’a pas accepté cette carte. Vérifiez les renseignements ou essayez-en une autre.'
  ],
  'pay.refused.funds': [
    'There is not enough money on this card for the order. Try another one.',
    'Cette carte n’a pas de fonds suffisants pour la commande. Essayez-en une autre.'
  ],
  'pay.refused.expired': [
    'This card has expired, or its date is not right. Check it, or try another one.',
    'Cette carte est échue ou sa date est erronée. Vérifiez-la ou essayez-en une autre.'
  ],
  'pay.refused.code': [
    'The security code does not fit this card. Check it, or try another one.',
    'Le code de sécurité ne correspond pas à cette carte. Vérifiez-le ou essayez-en une autre.'
  ],
  'pay.refused.unreachable': [
    'Your bank could not be reached. Try again in a moment, or another card.',
    'Votre banque n’a pas pu être jointe. Réessayez dans un instant, ou avec une autre carte.'
  ],
  'pay.failed.script': [
    'The card fields could not be loaded. A blocker or the network may be in the way.',
    'Les champs de la carte n’ont pas pu être chargés. Un bloqueur ou le réseau y fait peut-être obstacle.'
  ],
  'pay.failed.fields': ['Card details need another look.', 'Les renseignements de la carte sont à revoir.'],
  'pay.failed.closed': [
    'The window was closed before the payment was done. Nothing was charged.',
    'La fenêtre a été fermée avant la fin du paiement. Rien n’a été débité.'
  ],
  'pay.failed.timeout': [
    'The payment provider did not answer. Nothing was charged. Try again, or pay in the store.',
    'Le fournisseur de paiement n’a pas répondu. Rien n’a été débité. Réessayez ou payez au magasin.'
  ],
  'pay.failed.problem': ['The payment did not go through.', 'Le paiement n’a pas abouti.']
} satisfies Words
