import type { Words } from './words.ts'

/** Messages for points and rewards, and for merged carts. */
export const redeemWords = {
  'redeem.title': ['Points and rewards', 'Points et récompenses'],
  'redeem.have': [
    'You have {count} point left to use.|You have {count} points left to use.',
    'Il vous reste {count} point à utiliser.|Il vous reste {count} points à utiliser.'
  ],
  'redeem.field': ['Points for this order', 'Points pour cette commande'],
  'redeem.most': ['Up to {count} ({value} off)', 'Maximum {count} (rabais de {value})'],
  'redeem.use': ['Use {count} point|Use {count} points', 'Utiliser {count} point|Utiliser {count} points'],
  'redeem.remove': ['Don’t use points', 'Ne pas utiliser de points'],
  'redeem.bad': ['Enter a whole number from 0 to {count}.', 'Entrez un nombre entier de 0 à {count}.'],
  'redeem.tooMany': [
    'This order can’t use that many points.',
    'Cette commande ne permet pas d’utiliser autant de points.'
  ],
  'redeem.noReach': ['Not enough points for that reward.', 'Vous n’avez pas assez de points pour cette récompense.'],
  'redeem.used': [
    '{count} point used on your order.|{count} points used on your order.',
    '{count} point utilisé pour votre commande.|{count} points utilisés pour votre commande.'
  ],
  'redeem.unused': ['No points used.', 'Aucun point utilisé.'],
  'redeem.reward': ['Reward', 'Récompense'],
  'redeem.noReward': ['None', 'Aucune'],
  'redeem.rewarded': ['Reward added: {name}.', 'Récompense ajoutée\u00a0: {name}.'],
  'redeem.unrewarded': ['No reward used.', 'Aucune récompense utilisée.'],
  'redeem.failed': ['Rewards can’t be shown right now.', 'Impossible d’afficher les récompenses pour le moment.'],
  'redeem.guest': ['Sign in to use your points', 'Connectez-vous pour utiliser vos points'],
  'redeem.earns': [
    'You’ll earn {count} point once you have your order.|You’ll earn {count} points once you have your order.',
    'Vous gagnerez {count} point à la remise de la commande.|Vous gagnerez {count} points à la remise de la commande.'
  ],
  'redeem.earned': [
    'You earned {count} point.|You earned {count} points.',
    'Vous avez gagné {count} point.|Vous avez gagné {count} points.'
  ],
  'sum.points': ['{count} point used|{count} points used', '{count} point utilisé|{count} points utilisés'],
  'sum.reward': ['Reward: {name}', 'Récompense\u00a0: {name}'],
  'join.title': [
    'We added {count} product from your other cart.|We added {count} products from your other cart.',
    'Nous avons ajouté {count} produit de votre autre panier.|Nous avons ajouté {count} produits de votre autre panier.'
  ],
  'join.none': [
    'Some items from your other cart couldn’t be added.',
    'Certains articles de votre autre panier n’ont pas pu être ajoutés.'
  ],
  'join.is.joined': ['{name}: now {count} in your cart', '{name}\u00a0: maintenant {count} au panier'],
  'join.is.fewer': [
    '{name}: only {count} of {wanted} available',
    '{name}\u00a0: seulement {count} sur {wanted} en stock'
  ],
  'join.is.gone': ['{name}: no longer available', '{name}\u00a0: n’est plus offert'],
  'join.is.limit': [
    '{name}: {count} of {wanted} (purchase limit)',
    '{name}\u00a0: {count} sur {wanted} (limite d’achat)'
  ],
  'join.is.price': ['{name}: price changed', '{name}\u00a0: le prix a changé'],
  'join.seen': ['Got it', 'D’accord']
} satisfies Words
