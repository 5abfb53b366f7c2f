import type { Words } from './words.ts'

/** What the shell and every screen say: problems, loading, notices, licence, times. */
export const shellWords = {
  'problem.offline': [
    'We can’t reach the shop. Check your connection and try again.',
    'La boutique est injoignable. Vérifiez votre connexion, puis réessayez.'
  ],
  'problem.server': [
    'The shop isn’t answering right now. Please try again in a moment.',
    'La boutique ne répond pas pour l’instant. Réessayez dans un moment.'
  ],
  'problem.malformed': [
    'The shop sent an answer we can’t read. Please try again in a moment.',
    'La boutique a envoyé une réponse illisible. Réessayez dans un moment.'
  ],
  'problem.not_found': ['We couldn’t find that.', 'Nous n’avons pas trouvé cette page.'],
  'problem.invalid': ['Some details need another look.', 'Certains renseignements sont à revoir.'],
  'problem.unauthorized': ['Session expired, Please relogin.', 'Votre session a expiré, veuillez vous reconnecter.'],
  'problem.forbidden': ['That isn’t allowed here.', 'Ce n’est pas permis ici.'],
  'problem.stale': [
    'Your cart changed in another tab. Here is how it stands now.',
    'Votre panier a changé dans un autre onglet. Le voici tel qu’il est.'
  ],
  'problem.limit_exceeded': [
    'That’s more than one order may hold ({limit} of dried cannabis or its equal), by {excess}.',
    'C’est plus que ce que permet une commande ({limit} de cannabis séché ou l’équivalent), de {excess}.'
  ],
  'problem.promo': ['That code can’t be used.', 'Ce code ne peut pas être utilisé.'],
  'problem.out_of_zone': ['We don’t deliver there.', 'Nous ne livrons pas à cette adresse.'],
  'problem.below_minimum': [
    'The order is below the minimum for delivery.',
    'La commande n’atteint pas le minimum pour la livraison.'
  ],
  'problem.payment': [
    'The card’s payment no longer fits this order. Please pay again.',
    'Le paiement par carte ne correspond plus à cette commande. Veuillez payer de nouveau.'
  ],
  'problem.empty_cart': ['Your cart is empty.', 'Votre panier est vide.'],
  'problem.slot_gone': [
    'That time was just taken. Please choose another; all else is kept.',
    'Cette plage vient d’être prise. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'problem.closed': [
    'The store isn’t taking orders right now. Your cart is kept.',
    'Le magasin ne prend pas de commandes en ce moment. Votre panier est conservé.'
  ],
  'problem.cart_gone': [
    'This cart was already ordered, in another tab perhaps. Nothing was sent again.',
    'Ce panier a déjà été commandé, peut-être dans un autre onglet. Rien n’a été renvoyé.'
  ],
  'problem.conflict': [
    'This order was already sent. Please check before you send another.',
    'Cette commande a déjà été envoyée. Vérifiez avant d’en envoyer une autre.'
  ],
  'problem.link_used': [
    'This link was used already. If it wasn’t you, please tell the store.',
    'Ce lien a déjà servi. Si ce n’était pas vous, dites-le au magasin.'
  ],
  'problem.link_expired': [
    'This link has expired. We can send you a new one.',
    'Ce lien a expiré. Nous pouvons vous en envoyer un nouveau.'
  ],
  'load.failed': ['This didn’t load', 'La page n’a pas pu s’afficher'],
  'shell.noCode': [
    'Check your connection and try again. If that doesn’t help, reload the page.',
    'Vérifiez votre connexion, puis réessayez. Si cela n’aide pas, rechargez la page.'
  ],
  'load.offline': ['You seem to be offline', 'Vous semblez hors ligne'],
  'load.gone': ['It isn’t here', 'C’est introuvable'],
  'load.age': [
    'What you see is {count} minute old.|What you see is {count} minutes old.',
    'Ce que vous voyez date d’il y a {count} minute.|Ce que vous voyez date d’il y a {count} minutes.'
  ],
  'shell.loading': ['Opening the shop…', 'Ouverture de la boutique…'],
  'shell.broken': [
    'Something went wrong on this page. Nothing in your cart is lost.',
    'Un problème est survenu sur cette page. Rien n’est perdu dans votre panier.'
  ],
  'shell.reload': ['Show the shop again', 'Afficher de nouveau la boutique'],
  'shell.call': ['You can also order by phone: {phone}', 'Vous pouvez aussi commander par téléphone\u00a0: {phone}'],
  'shell.forgetful': [
    'This browser keeps no cookies for us, so your visit won’t be remembered.',
    'Ce navigateur ne garde pas nos témoins\u00a0: votre visite ne sera pas mémorisée.'
  ],
  'shell.label': ['Shop', 'Boutique'],
  'toast.label': ['Notices', 'Avis'],
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
  'common.here': ['Where you are', 'Où vous êtes'],
  'time.today': ['today', 'aujourd’hui'],
  'time.tomorrow': ['tomorrow', 'demain'],
  'time.dayAndTime': ['{day} {time}', '{day} à {time}'],
  'status.open': ['OPEN', 'OUVERT'],
  'status.closed': ['CLOSED', 'FERMÉ'],
  'busy.label': ['One moment…', 'Un instant…'],
  'session.welcome': ['Welcome, {name}', 'Bienvenue, {name}'],
  'session.out': ['You are signed out', 'Vous êtes déconnecté'],
  'session.outElsewhere': ['You signed out in another tab', 'Vous vous êtes déconnecté dans un autre onglet'],
  'session.again': ['Sign in again', 'Se reconnecter'],
  'session.kept': [
    'Your session ended. What you typed is kept.',
    'Votre session a pris fin. Ce que vous avez saisi est conservé.'
  ],
  'session.resume': ['Sign in and go on', 'Se connecter et continuer'],
  'session.signOut': ['Sign out', 'Se déconnecter'],
  'cartFull.title': ['Your cart is full', 'Votre panier est plein'],
  'cartFull.what': [
    'Take something out of your cart to make room.',
    'Retirez un article de votre panier pour faire de la place.'
  ],
  'password.title': ['Choose your password', 'Choisissez votre mot de passe'],
  'password.for': [
    'Hello {name}. With a password for {email}, your account is ready.',
    'Bonjour {name}. Avec un mot de passe pour {email}, votre compte est prêt.'
  ],
  'password.hint': [
    'At least 10 characters. A few words in a row work well.',
    'Au moins 10 caractères. Quelques mots à la suite font l’affaire.'
  ],
  'password.show': ['Show the password', 'Afficher le mot de passe'],
  'password.save': ['Save and sign in', 'Enregistrer et se connecter'],
  'password.loading': ['Looking at your link', 'Vérification de votre lien'],
  'user.title': ['Your account', 'Votre compte'],
  'user.points': ['Points to use', 'Points à utiliser']
} satisfies Words
