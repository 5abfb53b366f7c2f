import type { Words } from './words.ts'

/** What the user area says. */
export const userWords = {
  'account.sections': ['Parts of your account', 'Sections de votre compte'],
  'account.part.profile': ['Profile', 'Profil'],
  'account.part.orders': ['Orders', 'Commandes'],
  'account.part.loyalty': ['Points and rewards', 'Points et récompenses'],
  'account.part.addresses': ['Addresses', 'Adresses'],
  'account.part.security': ['Security and data', 'Sécurité et données'],
  'account.is.profile': ['Name, contact, what we may send', 'Nom, coordonnées, ce que nous pouvons envoyer'],
  'account.is.orders': ['Receipts, order again', 'Reçus, commander de nouveau'],
  'account.is.loyalty': ['What you earned and what for', 'Ce que vous avez gagné, et pour quoi'],
  'account.is.addresses': ['Where we deliver to', 'Où nous livrons'],
  'account.is.security': ['Password, devices, your data', 'Mot de passe, appareils, vos données'],
  'account.loading': ['Loading your account', 'Chargement de votre compte'],
  'account.save': ['Save', 'Enregistrer'],
  'account.saved': ['Saved', 'Enregistré'],
  'account.pending': [
    '{current} stays your address until you follow the link that we sent to {email}.',
    '{current} reste votre adresse tant que vous n’avez pas suivi le lien envoyé à {email}.'
  ],
  'orders.none': ['No orders yet', 'Aucune commande pour l’instant'],
  'orders.noneText': ['What you order while signed in is kept here.', 'Vos commandes passées ici y restent.'],
  'orders.receiptOf': ['Receipt of order {number}', 'Reçu de la commande {number}'],
  'orders.again': ['Order again', 'Commander de nouveau'],
  'orders.againOf': ['Order again what order {number} held', 'Commander de nouveau le contenu de {number}'],
  'loyalty.tier': ['Your tier', 'Votre niveau'],
  'loyalty.toNext': [
    '{count} point to {name}|{count} points to {name}',
    '{count} point avant {name}|{count} points avant {name}'
  ],
  'loyalty.top': ['The highest there is', 'Le plus haut qui soit'],
  'loyalty.worth': [
    'Each dollar earns {earned}. {count} point takes {value} off an order.|Each dollar earns {earned}. {count} points take {value} off an order.',
    'Chaque dollar rapporte {earned}. {count} point retire {value} d’une commande.|Chaque dollar rapporte {earned}. {count} points retirent {value} d’une commande.'
  ],
  'loyalty.points': ['{count} point|{count} points', '{count} point|{count} points'],
  'loyalty.badges': ['Badges', 'Insignes'],
  'loyalty.where': [
    'Points are earned and used at {stores}. Our other stores don’t take part.',
    'Les points s’accumulent et s’utilisent chez {stores}. Nos autres magasins n’y participent pas.'
  ],
  'loyalty.rewards': ['Rewards', 'Récompenses'],
  'loyalty.off': ['{value} off an order', '{value} de rabais sur une commande'],
  'loyalty.reached': ['Yours to use in the cart', 'À utiliser dans le panier'],
  'loyalty.lacks': ['{count} point to go|{count} points to go', 'Encore {count} point|Encore {count} points'],
  'loyalty.ledger': ['How your points came about', 'D’où viennent vos points'],
  'loyalty.date': ['Date', 'Date'],
  'loyalty.what': ['What for', 'Motif'],
  'loyalty.amount': ['Points', 'Points'],
  'loyalty.balance': ['Balance', 'Solde'],
  'loyalty.earlier': ['Before that', 'Avant cela'],
  'loyalty.noneYet': [
    'Your first order brings your first points.',
    'Votre première commande apporte vos premiers points.'
  ],
  'points.earned': ['Earned', 'Gagnés'],
  'points.reversed': ['Taken back, order cancelled', 'Repris, commande annulée'],
  'points.redeemed': ['Used', 'Utilisés'],
  'points.returned': ['Given back, order cancelled', 'Rendus, commande annulée'],
  'points.granted': ['A gift', 'Cadeau'],
  'addresses.none': ['No addresses yet', 'Aucune adresse pour l’instant'],
  'addresses.noneText': [
    'Keep one, and delivery is quicker next time.',
    'Gardez-en une et la livraison ira plus vite.'
  ],
  'addresses.add': ['Add an address', 'Ajouter une adresse'],
  'addresses.edit': ['Change', 'Modifier'],
  'addresses.remove': ['Remove', 'Supprimer'],
  'addresses.editOf': ['Change {name}', 'Modifier {name}'],
  'addresses.removeOf': ['Remove {name}', 'Supprimer {name}'],
  'addresses.removed': ['{name} is removed.', '{name} est supprimée.'],
  'addresses.undo': ['Undo', 'Annuler la suppression'],
  'addresses.new': ['A new address', 'Nouvelle adresse'],
  'addresses.cancel': ['Cancel', 'Annuler'],
  'addresses.labelHint': ['What you call it, such as Home', 'Le nom que vous lui donnez, comme Maison'],
  'addresses.notes': ['Note for the courier', 'Note pour le livreur'],
  'phone.title': ['Phone number', 'Numéro de téléphone'],
  'phone.why': [
    'Confirm {phone}, and you can sign in by text too.',
    'Confirmez le {phone} et vous pourrez aussi vous connecter par texto.'
  ],
  'phone.send': ['Text me a code', 'M’envoyer un code par texto'],
  'phone.sent': ['Six digits are on their way to {phone}.', 'Six chiffres sont en route vers le {phone}.'],
  'phone.confirm': ['Confirm the number', 'Confirmer le numéro'],
  'phone.isConfirmed': ['Confirmed: you can sign in by text.', 'Confirmé\u00a0: vous pouvez vous connecter par texto.'],
  'phone.confirmed': ['Your phone number is confirmed', 'Votre numéro de téléphone est confirmé'],
  'ties.title': ['Other ways to sign in', 'Autres façons de se connecter'],
  'ties.is': ['Linked', 'Lié'],
  'ties.isNot': ['Not linked', 'Non lié'],
  'ties.tie': ['Link {provider}', 'Lier {provider}'],
  'ties.untie': ['Unlink {provider}', 'Délier {provider}'],
  'ties.tied': ['{provider} is linked', '{provider} est lié'],
  'ties.untied': ['{provider} is unlinked', '{provider} est délié'],
  'ties.busy': ['Linking {provider}', 'Liaison avec {provider} en cours'],
  'ties.failed': ['It isn’t linked yet', 'Ce n’est pas encore lié'],
  'ties.onlyWay': [
    '{provider} is your only way in. Set a password first.',
    '{provider} est votre seul accès. Choisissez d’abord un mot de passe.'
  ],
  'security.password': ['Password', 'Mot de passe'],
  'security.noPassword': [
    'You sign in without a password. You can set one here.',
    'Vous vous connectez sans mot de passe. Vous pouvez en choisir un ici.'
  ],
  'security.change': ['Change the password', 'Changer le mot de passe'],
  'security.set': ['Set the password', 'Enregistrer le mot de passe'],
  'security.isSet': ['Your password is set', 'Votre mot de passe est enregistré'],
  'security.changed': [
    'Your password is changed; all other devices are signed out',
    'Mot de passe changé; tous les autres appareils sont déconnectés'
  ],
  'security.devices': ['Where you’re signed in', 'Où vous êtes connecté'],
  'security.here': ['This device', 'Cet appareil'],
  'security.lastSeen': ['Last used {date}', 'Dernière utilisation\u00a0: {date}'],
  'security.outOf': ['Sign out {name}', 'Déconnecter {name}'],
  'security.deviceOut': ['That device is signed out', 'Cet appareil est déconnecté'],
  'security.everywhere': ['Sign out everywhere', 'Se déconnecter partout'],
  'data.title': ['Your data', 'Vos données'],
  'data.export': ['Download my data', 'Télécharger mes données'],
  'data.exportText': [
    'A file with all that we keep about you.',
    'Un fichier avec tout ce que nous conservons à votre sujet.'
  ],
  'data.saved': ['Your data is in your downloads', 'Vos données sont dans vos téléchargements'],
  'data.delete': ['Delete my account', 'Supprimer mon compte'],
  'data.deleteText': [
    'Your account and all that is personal go for good.',
    'Votre compte et tout ce qui est personnel disparaissent pour de bon.'
  ],
  'data.deleteTitle': ['Delete your account?', 'Supprimer votre compte?'],
  'data.gone': [
    'Your name, contact details, date of birth, addresses, points and sign-ins are erased now, also in past orders. This can’t be undone.',
    'Votre nom, vos coordonnées, votre date de naissance, vos adresses, vos points et vos connexions sont effacés maintenant, aussi dans les commandes passées. C’est définitif.'
  ],
  'data.kept': [
    'We keep what was sold, when and for how much, without your name: the law has licensed stores keep their sales records.',
    'Nous conservons ce qui a été vendu, quand et à quel prix, sans votre nom\u00a0: la loi oblige les magasins titulaires d’un permis à conserver leurs registres de ventes.'
  ],
  'data.deleteDo': ['Delete for good', 'Supprimer définitivement'],
  'data.keep': ['Keep my account', 'Garder mon compte'],
  'data.deleted': ['Your account is deleted', 'Votre compte est supprimé'],
  'data.confirmHint': ['To be sure it’s you, type {email}', 'Pour confirmer, inscrivez {email}'],
  'field.to': ['E-mail or phone', 'Courriel ou téléphone'],
  'field.code': ['Six-digit code', 'Code à six chiffres'],
  'field.dob': ['Date of birth', 'Date de naissance'],
  'field.current': ['Current password', 'Mot de passe actuel'],
  'field.newPassword': ['New password', 'Nouveau mot de passe'],
  'field.confirm': ['Your e-mail address', 'Votre courriel'],
  'field.label': ['Name of the address', 'Nom de l’adresse'],
  'field.line1': ['Street address', 'Numéro et rue'],
  'field.unit': ['Unit', 'Unité'],
  'field.city': ['City', 'Ville'],
  'field.province': ['Province', 'Province'],
  'field.postalCode': ['Postal code', 'Code postal'],
  'error.date': [
    '{field}: please write it as year, month, day, such as 1990-04-23.',
    '{field}\u00a0: écrivez l’année, le mois et le jour, comme 1990-04-23.'
  ],
  'error.expired': [
    '{field}: this one has expired or was tried too often. Have a new one sent.',
    '{field}\u00a0: il a expiré ou a été essayé trop souvent. Demandez-en un nouveau.'
  ]
} satisfies Words
