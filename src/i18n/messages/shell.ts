import type { Words } from './words.ts'

/** Messages of the shell and of every screen: errors, loading, notices, licence, times. */
export const shellWords = {
  'problem.offline': [
    'We can’t reach the shop. Check your connection and try again.',
    'Impossible de joindre la boutique. Vérifiez votre connexion, puis réessayez.'
  ],
  'problem.server': [
    'The shop isn’t responding right now. Please try again in a moment.',
    'La boutique ne répond pas. Veuillez réessayer dans un instant.'
  ],
  'problem.malformed': [
    'The shop sent an unexpected response. Please try again in a moment.',
    'La boutique a envoyé une réponse inattendue. Veuillez réessayer dans un instant.'
  ],
  'problem.not_found': ['We couldn’t find that.', 'Élément introuvable.'],
  'problem.invalid': ['Some details need your attention.', 'Certains renseignements sont à corriger.'],
  'problem.unauthorized': ['Session expired, Please relogin.', 'Votre session a expiré, veuillez vous reconnecter.'],
  'problem.forbidden': ['You don’t have permission to do that.', 'Cette action n’est pas autorisée.'],
  'problem.stale': [
    'Your cart changed in another tab. Here’s the latest version.',
    'Votre panier a changé dans un autre onglet. Voici la version à jour.'
  ],
  'problem.limit_exceeded': [
    'This puts you {excess} over the limit of {limit} of dried cannabis (or equivalent) per order.',
    'Vous dépassez de {excess} la limite par commande ({limit} de cannabis séché ou l’équivalent).'
  ],
  'problem.promo': ['This code can’t be used.', 'Ce code ne peut pas être utilisé.'],
  'problem.out_of_zone': ['We don’t deliver to that address.', 'Nous ne livrons pas à cette adresse.'],
  'problem.below_minimum': [
    'Your order is below the delivery minimum.',
    'Votre commande n’atteint pas le minimum pour la livraison.'
  ],
  'problem.payment': [
    'The card payment no longer matches this order. Please pay again.',
    'Le paiement par carte ne correspond plus à cette commande. Veuillez payer de nouveau.'
  ],
  'problem.empty_cart': ['Your cart is empty.', 'Votre panier est vide.'],
  'problem.slot_gone': [
    'That time was just taken. Please choose another one. Everything else is saved.',
    'Cette heure vient d’être prise. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'problem.closed': [
    'The store isn’t taking orders right now. Your cart is saved.',
    'Le magasin n’accepte pas de commandes en ce moment. Votre panier est conservé.'
  ],
  'problem.cart_gone': [
    'This cart has already been ordered, maybe in another tab. Nothing was sent twice.',
    'Ce panier a déjà été commandé, peut-être dans un autre onglet. Rien n’a été envoyé en double.'
  ],
  'problem.conflict': [
    'This order has already been sent. Please check before sending another.',
    'Cette commande a déjà été envoyée. Vérifiez avant d’en envoyer une autre.'
  ],
  'problem.link_used': [
    'This link has already been used. If it wasn’t you, please contact the store.',
    'Ce lien a déjà été utilisé. Si ce n’était pas vous, communiquez avec le magasin.'
  ],
  'problem.link_expired': [
    'This link has expired. We can send you a new one.',
    'Ce lien a expiré. Nous pouvons vous en envoyer un nouveau.'
  ],
  'load.failed': ['We couldn’t load this', 'Le chargement a échoué'],
  'shell.noCode': [
    'Check your connection and try again. If that doesn’t help, reload the page.',
    'Vérifiez votre connexion, puis réessayez. Si le problème persiste, rechargez la page.'
  ],
  'load.offline': ['You seem to be offline', 'Vous semblez être hors ligne'],
  'load.gone': ['Not found', 'Introuvable'],
  'load.age': [
    'Last updated {count} minute ago.|Last updated {count} minutes ago.',
    'Dernière mise à jour il y a {count} minute.|Dernière mise à jour il y a {count} minutes.'
  ],
  'shell.loading': ['Loading the shop…', 'Chargement de la boutique…'],
  'shell.broken': [
    'Something went wrong on this page. Your cart is saved.',
    'Un problème est survenu sur cette page. Votre panier est conservé.'
  ],
  'shell.reload': ['Reload the shop', 'Recharger la boutique'],
  'shell.call': ['You can also order by phone: {phone}', 'Vous pouvez aussi commander par téléphone\u00a0: {phone}'],
  'shell.forgetful': [
    'Cookies are blocked, so your cart and sign-in won’t be saved.',
    'Les témoins sont bloqués\u00a0: votre panier et votre connexion ne seront pas conservés.'
  ],
  'shell.label': ['Shop', 'Boutique'],
  'toast.label': ['Notifications', 'Notifications'],
  'licence.label': ['Licence', 'Permis'],
  'licence.line': [
    '{store}, {address} · Operated by {holder}, licence {number} ({issuer})',
    '{store}, {address} · Exploité par {holder}, permis {number} ({issuer})'
  ],
  'common.close': ['Close', 'Fermer'],
  'common.continue': ['Continue', 'Continuer'],
  'common.retry': ['Try again', 'Réessayer'],
  'common.menu': ['Menu', 'Menu'],
  'common.toMenu': ['Go to the menu', 'Voir le menu'],
  'common.here': ['Breadcrumb', 'Fil d’Ariane'],
  'time.today': ['today', 'aujourd’hui'],
  'time.tomorrow': ['tomorrow', 'demain'],
  'time.dayAndTime': ['{day} {time}', '{day} à {time}'],
  'status.open': ['OPEN', 'OUVERT'],
  'status.closed': ['CLOSED', 'FERMÉ'],
  'busy.label': ['One moment…', 'Un instant…'],
  'session.welcome': ['Welcome, {name}', 'Bienvenue, {name}'],
  'session.out': ['You’re signed out', 'Votre session est fermée'],
  'session.outElsewhere': ['You signed out in another tab', 'Vous avez fermé votre session dans un autre onglet'],
  'session.again': ['Sign in again', 'Se reconnecter'],
  'session.kept': [
    'Your session has ended. What you entered is saved.',
    'Votre session a pris fin. Ce que vous avez saisi est conservé.'
  ],
  'session.resume': ['Sign in to continue', 'Se connecter pour continuer'],
  'session.signOut': ['Sign out', 'Se déconnecter'],
  'cartFull.title': ['Your cart is full', 'Votre panier est plein'],
  'cartFull.what': [
    'Remove an item from your cart to make room.',
    'Retirez un article de votre panier pour faire de la place.'
  ],
  'password.title': ['Choose your password', 'Choisissez votre mot de passe'],
  'password.for': [
    'Hi {name}. Choose a password for {email} to finish creating your account.',
    'Bonjour {name}. Choisissez un mot de passe pour {email} et votre compte sera prêt.'
  ],
  'password.hint': [
    'At least 10 characters. A few words in a row work well.',
    'Au moins 10 caractères. Une suite de quelques mots convient bien.'
  ],
  'password.show': ['Show password', 'Afficher le mot de passe'],
  'password.save': ['Save and sign in', 'Enregistrer et se connecter'],
  'password.loading': ['Checking your link', 'Vérification de votre lien'],
  'user.title': ['Your account', 'Votre compte'],
  'user.points': ['Available points', 'Points disponibles']
} satisfies Words
