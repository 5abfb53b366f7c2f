import type { Words } from './words.ts'

/** What the cart says of points and rewards, and of carts that were joined. */
export const redeemWords = {
  'redeem.title': ['Points and rewards', 'Points et récompenses'],
  'redeem.have': [
    'You have {count} point left to use.|You have {count} points left to use.',
    'Il vous reste {count} point à utiliser.|Il vous reste {count} points à utiliser.'
  ],
  'redeem.field': ['Points for this order', 'Points pour cette commande'],
  'redeem.most': ['At most {count}, which takes {value} off', 'Au plus {count}, ce qui retire {value}'],
  'redeem.use': ['Use {count} point|Use {count} points', 'Utiliser {count} point|Utiliser {count} points'],
  'redeem.remove': ['Use no points', 'N’utiliser aucun point'],
  'redeem.bad': ['A whole number from 0 to {count}, please.', 'Un nombre entier de 0 à {count}, s’il vous plaît.'],
  'redeem.tooMany': [
    'That is more points than this order can use.',
    'C’est plus de points que cette commande peut en utiliser.'
  ],
  'redeem.noReach': ['Your points don’t reach for that reward.', 'Vos points ne suffisent pas pour cette récompense.'],
  'redeem.used': [
    '{count} point is taken off your order.|{count} points are taken off your order.',
    '{count} point est déduit de votre commande.|{count} points sont déduits de votre commande.'
  ],
  'redeem.unused': ['No points are used.', 'Aucun point n’est utilisé.'],
  'redeem.reward': ['A reward', 'Une récompense'],
  'redeem.noReward': ['None', 'Aucune'],
  'redeem.rewarded': ['Your order has the reward {name}.', 'Votre commande profite de la récompense {name}.'],
  'redeem.unrewarded': ['No reward is used.', 'Aucune récompense n’est utilisée.'],
  'redeem.failed': [
    'The rewards can’t be shown right now.',
    'Les récompenses ne peuvent pas être affichées pour le moment.'
  ],
  'redeem.guest': ['Sign in to use your points', 'Connectez-vous pour utiliser vos points'],
  'redeem.earns': [
    'This order earns {count} point once you have it.|This order earns {count} points once you have it.',
    'Cette commande rapporte {count} point une fois remise.|Cette commande rapporte {count} points une fois remise.'
  ],
  'redeem.earned': [
    'You earned {count} point.|You earned {count} points.',
    'Vous avez gagné {count} point.|Vous avez gagné {count} points.'
  ],
  'sum.points': ['{count} point used|{count} points used', '{count} point utilisé|{count} points utilisés'],
  'sum.reward': ['Reward: {name}', 'Récompense\u00a0: {name}'],
  'join.title': [
    'What you had in your cart elsewhere is here too: {count} product.|What you had in your cart elsewhere is here too: {count} products.',
    'Ce que contenait votre autre panier est ici aussi\u00a0: {count} produit.|Ce que contenait votre autre panier est ici aussi\u00a0: {count} produits.'
  ],
  'join.none': [
    'Not all that your other cart held could be brought here.',
    'Votre autre panier n’a pas pu être repris en entier.'
  ],
  'join.is.joined': ['{name}: {count} in the cart now', '{name}\u00a0: {count} au panier maintenant'],
  'join.is.fewer': ['{name}: only {count} of {wanted} left', '{name}\u00a0: il n’en reste que {count} sur {wanted}'],
  'join.is.gone': ['{name}: not to be had any more', '{name}\u00a0: n’est plus offert'],
  'join.is.limit': [
    '{name}: {count} of {wanted}, for the purchase limit',
    '{name}\u00a0: {count} sur {wanted}, à cause de la limite d’achat'
  ],
  'join.is.price': ['{name}: the price is another one', '{name}\u00a0: le prix a changé'],
  'join.seen': ['All right', 'D’accord']
} satisfies Words
