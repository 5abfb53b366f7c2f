import type { Words } from './words.ts'

/** Messages for card payments. */
export const payWords = {
  'pay.how': ['Payment method', 'Mode de paiement'],
  'pay.card': ['Card', 'Carte'],
  'pay.fields': ['Card details', 'Renseignements de la carte'],
  'pay.busy.loading': ['Loading the card form', 'Chargement du formulaire de carte'],
  'pay.when': [
    'Your card is charged when you place your order. Only the payment provider receives its number.',
    'Votre carte est débitée quand vous passez la commande. Seul le fournisseur de paiement reçoit son numéro.'
  ],
  'pay.busy.collecting': ['Checking your card…', 'Vérification de votre carte…'],
  'pay.busy.confirming': ['Contacting your bank…', 'Communication avec votre banque…'],
  'pay.held': [
    '{card}: {total} authorized for this order.',
    '{card}\u00a0: montant de {total} autorisé pour cette commande.'
  ],
  'pay.ending': ['{brand} ending in {last4}', '{brand} se terminant par {last4}'],
  'pay.atDoor': ['On delivery', 'À la livraison'],
  'pay.bringAtDoor': [
    'Have government-issued photo ID ready, and debit, credit or cash.',
    'Ayez en main une pièce d’identité officielle avec photo et de quoi payer\u00a0: débit, crédit ou comptant.'
  ],
  'pay.afterCard': [
    'Your card is charged when you place your order. You can track it on the next page.',
    'Votre carte est débitée quand vous passez la commande. Vous pourrez la suivre à la page suivante.'
  ],
  'pay.another': ['Use another card', 'Utiliser une autre carte'],
  'pay.inStore': ['Pay in store instead', 'Payer plutôt au magasin'],
  'pay.bank': ['Confirm with your bank', 'Confirmez auprès de votre banque'],
  'pay.refused.declined': [
    'Your bank declined this card. Check the details or try another card.',
    'Votre banque a refusé cette carte. Vérifiez les renseignements ou essayez-en une autre.'
  ],
  'pay.refused.funds': [
    'There are insufficient funds on this card. Try another card.',
    'Les fonds sur cette carte sont insuffisants. Essayez-en une autre.'
  ],
  'pay.refused.expired': [
    'This card has expired or its date is incorrect. Check it or try another card.',
    'Cette carte est expirée ou sa date est inexacte. Vérifiez-la ou essayez-en une autre.'
  ],
  'pay.refused.code': [
    'The security code is incorrect. Check it or try another card.',
    'Le code de sécurité est inexact. Vérifiez-le ou essayez une autre carte.'
  ],
  'pay.refused.unreachable': [
    'We couldn’t reach your bank. Try again in a moment or use another card.',
    'Votre banque est injoignable. Réessayez dans un instant ou avec une autre carte.'
  ],
  'pay.failed.script': [
    'The card form couldn’t load. An ad blocker or your network may be blocking it.',
    'Le formulaire de carte n’a pas pu être chargé. Un bloqueur ou votre réseau l’empêche peut-être.'
  ],
  'pay.failed.fields': ['Please check your card details.', 'Vérifiez les renseignements de votre carte.'],
  'pay.failed.closed': [
    'The window was closed before the payment was complete. You weren’t charged.',
    'La fenêtre a été fermée avant la fin du paiement. Aucun montant n’a été débité.'
  ],
  'pay.failed.timeout': [
    'The payment provider didn’t respond. You weren’t charged. Try again, or pay in store.',
    'Le fournisseur de paiement n’a pas répondu. Aucun montant n’a été débité. Réessayez ou payez au magasin.'
  ],
  'pay.failed.problem': ['The payment didn’t go through.', 'Le paiement n’a pas abouti.']
} satisfies Words
