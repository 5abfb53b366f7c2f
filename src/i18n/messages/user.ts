import type { Words } from './words.ts'

/** Messages of the user area. */
export const userWords = {
  'account.sections': ['Account sections', 'Sections de votre compte'],
  'account.part.profile': ['Profile', 'Profil'],
  'account.part.orders': ['Orders', 'Commandes'],
  'account.part.loyalty': ['Points and rewards', 'Points et récompenses'],
  'account.part.addresses': ['Addresses', 'Adresses'],
  'account.part.security': ['Security and data', 'Sécurité et données'],
  'account.is.profile': ['Name, contact details, preferences', 'Nom, coordonnées, préférences'],
  'account.is.orders': ['Receipts and order history', 'Reçus et historique'],
  'account.is.loyalty': ['Balance, history and rewards', 'Solde, historique et récompenses'],
  'account.is.addresses': ['Delivery addresses', 'Adresses de livraison'],
  'account.is.security': ['Password, devices, your data', 'Mot de passe, appareils, vos données'],
  'account.loading': ['Loading your account', 'Chargement de votre compte'],
  'account.save': ['Save', 'Enregistrer'],
  'account.saved': ['Saved', 'Enregistré'],
  'account.pending': [
    'We’ll keep using {current} until you follow the link we sent to {email}.',
    'Nous utiliserons {current} tant que vous n’aurez pas suivi le lien envoyé à {email}.'
  ],
  'orders.none': ['No orders yet', 'Aucune commande pour l’instant'],
  'orders.noneText': [
    'Orders you place while signed in will show up here.',
    'Les commandes passées avec votre compte s’afficheront ici.'
  ],
  'orders.receiptOf': ['Receipt for order {number}', 'Reçu de la commande {number}'],
  'orders.again': ['Order again', 'Commander de nouveau'],
  'orders.againOf': ['Order again: order {number}', 'Commander de nouveau\u00a0: commande {number}'],
  'loyalty.tier': ['Your tier', 'Votre niveau'],
  'loyalty.toNext': [
    '{count} point to {name}|{count} points to {name}',
    'Encore {count} point pour atteindre {name}|Encore {count} points pour atteindre {name}'
  ],
  'loyalty.top': ['Top tier', 'Niveau le plus élevé'],
  'loyalty.worth': [
    'Each dollar earns {earned}. {count} point is worth {value}.|Each dollar earns {earned}. {count} points are worth {value}.',
    'Chaque dollar rapporte {earned}. {count} point vaut {value}.|Chaque dollar rapporte {earned}. {count} points valent {value}.'
  ],
  'loyalty.points': ['{count} point|{count} points', '{count} point|{count} points'],
  'loyalty.badges': ['Badges', 'Insignes'],
  'loyalty.where': [
    'Earn and use points at {stores}. Our other stores don’t take part.',
    'Accumulez et utilisez vos points à {stores}. Nos autres magasins ne participent pas.'
  ],
  'loyalty.rewards': ['Rewards', 'Récompenses'],
  'loyalty.off': ['{value} off an order', '{value} de rabais sur une commande'],
  'loyalty.reached': ['Ready to use in your cart', 'À utiliser dans votre panier'],
  'loyalty.lacks': ['{count} point to go|{count} points to go', 'Encore {count} point|Encore {count} points'],
  'loyalty.ledger': ['Points history', 'Historique des points'],
  'loyalty.date': ['Date', 'Date'],
  'loyalty.what': ['Reason', 'Motif'],
  'loyalty.amount': ['Points', 'Points'],
  'loyalty.balance': ['Balance', 'Solde'],
  'loyalty.earlier': ['Earlier activity', 'Activité antérieure'],
  'loyalty.noneYet': [
    'Place your first order to start earning points.',
    'Passez une première commande pour commencer à accumuler des points.'
  ],
  'points.earned': ['Earned', 'Gagnés'],
  'points.reversed': ['Reversed (order cancelled)', 'Repris (commande annulée)'],
  'points.redeemed': ['Used', 'Utilisés'],
  'points.returned': ['Returned (order cancelled)', 'Rendus (commande annulée)'],
  'points.granted': ['Bonus', 'En prime'],
  'addresses.none': ['No addresses yet', 'Aucune adresse pour l’instant'],
  'addresses.noneText': [
    'Save one for faster delivery next time.',
    'Enregistrez-en une pour gagner du temps à la prochaine livraison.'
  ],
  'addresses.add': ['Add an address', 'Ajouter une adresse'],
  'addresses.edit': ['Edit', 'Modifier'],
  'addresses.remove': ['Remove', 'Supprimer'],
  'addresses.editOf': ['Edit {name}', 'Modifier {name}'],
  'addresses.removeOf': ['Remove {name}', 'Supprimer {name}'],
  'addresses.removed': ['{name} was removed.', 'Adresse {name} supprimée.'],
  'addresses.undo': ['Undo', 'Annuler'],
  'addresses.new': ['New address', 'Nouvelle adresse'],
  'addresses.cancel': ['Cancel', 'Annuler'],
  'addresses.labelHint': ['For example, Home', 'Par exemple, Maison'],
  'addresses.notes': ['Delivery instructions', 'Instructions de livraison'],
  'phone.title': ['Phone number', 'Numéro de téléphone'],
  'phone.why': [
    'Confirm {phone} to be able to sign in by text as well.',
    'Confirmez le {phone} pour pouvoir aussi vous connecter par texto.'
  ],
  'phone.send': ['Text me a code', 'M’envoyer un code par texto'],
  'phone.sent': ['We sent a six-digit code to {phone}.', 'Un code à six chiffres a été envoyé au {phone}.'],
  'phone.confirm': ['Confirm number', 'Confirmer le numéro'],
  'phone.isConfirmed': ['Confirmed. You can sign in by text.', 'Confirmé. Vous pouvez vous connecter par texto.'],
  'phone.confirmed': ['Your phone number is confirmed', 'Votre numéro de téléphone est confirmé'],
  'ties.title': ['Other ways to sign in', 'Autres modes de connexion'],
  'ties.is': ['Linked', 'Lié'],
  'ties.isNot': ['Not linked', 'Non lié'],
  'ties.tie': ['Link {provider}', 'Lier {provider}'],
  'ties.untie': ['Unlink {provider}', 'Dissocier {provider}'],
  'ties.tied': ['{provider} is linked', '{provider} est lié'],
  'ties.untied': ['{provider} is unlinked', '{provider} n’est plus lié'],
  'ties.busy': ['Linking {provider}', 'Liaison avec {provider} en cours'],
  'ties.failed': ['The account wasn’t linked', 'Le compte n’a pas été lié'],
  'ties.onlyWay': [
    '{provider} is your only way to sign in. Set a password first.',
    '{provider} est votre seul mode de connexion. Choisissez d’abord un mot de passe.'
  ],
  'security.password': ['Password', 'Mot de passe'],
  'security.noPassword': [
    'You sign in without a password. You can set one here.',
    'Vous vous connectez sans mot de passe. Vous pouvez en choisir un ici.'
  ],
  'security.change': ['Change password', 'Changer de mot de passe'],
  'security.set': ['Set password', 'Enregistrer le mot de passe'],
  'security.isSet': ['Your password is set', 'Votre mot de passe est enregistré'],
  'security.changed': [
    'Your password was changed; all other devices are signed out',
    'Mot de passe changé; tous les autres appareils sont déconnectés'
  ],
  'security.devices': ['Where you’re signed in', 'Appareils connectés'],
  'security.here': ['This device', 'Cet appareil'],
  'security.lastSeen': ['Last used {date}', 'Dernière utilisation\u00a0: {date}'],
  'security.outOf': ['Sign out {name}', 'Déconnecter {name}'],
  'security.deviceOut': ['That device is signed out', 'Cet appareil est déconnecté'],
  'security.everywhere': ['Sign out everywhere', 'Se déconnecter partout'],
  'data.title': ['Your data', 'Vos données'],
  'data.export': ['Download my data', 'Télécharger mes données'],
  'data.exportText': [
    'A file with all the data we have about you.',
    'Un fichier contenant tous les renseignements que nous avons à votre sujet.'
  ],
  'data.saved': ['Your data was downloaded', 'Vos données ont été téléchargées'],
  'data.delete': ['Delete my account', 'Supprimer mon compte'],
  'data.deleteText': [
    'Your account and personal information will be permanently deleted.',
    'Votre compte et vos renseignements personnels seront définitivement supprimés.'
  ],
  'data.deleteTitle': ['Delete your account?', 'Supprimer votre compte?'],
  'data.gone': [
    'Your name, contact details, date of birth, addresses, points and sign-ins will be erased now, including from past orders. This can’t be undone.',
    'Votre nom, vos coordonnées, votre date de naissance, vos adresses, vos points et vos connexions seront effacés maintenant, y compris dans les commandes passées. Cette action est irréversible.'
  ],
  'data.kept': [
    'We keep what was sold, when and for how much, without your name: licensed stores must keep their sales records by law.',
    'Nous conservons ce qui a été vendu, quand et à quel prix, sans votre nom\u00a0: la loi oblige les magasins titulaires d’un permis à conserver leurs registres de ventes.'
  ],
  'data.deleteDo': ['Delete permanently', 'Supprimer définitivement'],
  'data.keep': ['Keep my account', 'Garder mon compte'],
  'data.deleted': ['Your account was deleted', 'Votre compte a été supprimé'],
  'data.confirmHint': ['To confirm, type {email}', 'Pour confirmer, inscrivez {email}'],
  'field.to': ['Email or phone', 'Courriel ou téléphone'],
  'field.code': ['Six-digit code', 'Code à six chiffres'],
  'field.dob': ['Date of birth', 'Date de naissance'],
  'field.current': ['Current password', 'Mot de passe actuel'],
  'field.newPassword': ['New password', 'Nouveau mot de passe'],
  'field.confirm': ['Your email address', 'Votre adresse courriel'],
  'field.label': ['Address name', 'Nom de l’adresse'],
  'field.line1': ['Street address', 'Numéro et rue'],
  'field.unit': ['Unit', 'Unité'],
  'field.city': ['City', 'Ville'],
  'field.province': ['Province', 'Province'],
  'field.postalCode': ['Postal code', 'Code postal'],
  'error.date': [
    '{field}: use the format year-month-day, for example 1990-04-23.',
    '{field}\u00a0: utilisez le format année-mois-jour, par exemple 1990-04-23.'
  ],
  'error.expired': [
    '{field}: this has expired or was tried too often. Request a new one.',
    '{field}\u00a0: expiré ou essayé trop souvent. Demandez-en un nouveau.'
  ]
} satisfies Words
