import type { Words } from './words.ts'

/** What signing in, signing up and the links from e-mails say. */
export const accountWords = {
  'social.label': ['Sign in with another account', 'Connexion avec un autre compte'],
  'social.with': ['Continue with {provider}', 'Continuer avec {provider}'],
  'social.or': ['or', 'ou'],
  'social.busy': ['Signing you in', 'Connexion en cours'],
  'social.failed': ['You aren’t signed in yet', 'Vous n’êtes pas encore connecté'],
  'social.failed.denied': [
    'You went back before it was done. Nothing was changed.',
    'Vous êtes revenu avant la fin. Rien n’a changé.'
  ],
  'social.failed.closed': [
    'The window was closed before it was done. Nothing was changed.',
    'La fenêtre a été fermée avant la fin. Rien n’a changé.'
  ],
  'social.failed.state': [
    'This answer is not to the sign-in that was begun here. Please begin again.',
    'Cette réponse ne vient pas de la connexion commencée ici. Recommencez, s’il vous plaît.'
  ],
  'social.failed.expired': [
    'This sign-in has ended. Please begin again.',
    'Cette connexion a pris fin. Recommencez, s’il vous plaît.'
  ],
  'social.failed.taken': [
    'That account belongs to someone else’s account here. Nothing was changed.',
    'Ce compte appartient au compte d’une autre personne ici. Rien n’a changé.'
  ],
  'social.failed.email': [
    'No e-mail address came with it, and we need one for your orders. Share it, or sign up with your e-mail address.',
    'Aucune adresse courriel n’est venue avec elle, et il en faut une pour vos commandes. Partagez-la, ou inscrivez-vous avec votre adresse courriel.'
  ],
  'social.other': ['Choose another way', 'Choisir une autre façon'],
  'social.link': ['You have an account with us', 'Vous avez un compte chez nous'],
  'social.linkText': [
    'There is an account for {email}. Give its password to link it to {provider}.',
    'Il existe un compte pour {email}. Donnez son mot de passe pour le lier à {provider}.'
  ],
  'social.linkDo': ['Link and sign in', 'Lier et se connecter'],
  'continueAs.title': ['Continue as {name}?', 'Continuer avec le compte «\u00a0{name}\u00a0»?'],
  'continueAs.text': ['This link signs you in.', 'Ce lien vous connecte.'],
  'continueAs.switch': [
    '{current} is signed in here. Switch to {name}?',
    'Vous êtes connecté au compte «\u00a0{current}\u00a0». Passer au compte «\u00a0{name}\u00a0»?'
  ],
  'continueAs.no': ['Not me', 'Ce n’est pas moi'],
  'signIn.title': ['Sign in', 'Connexion'],
  'signIn.do': ['Sign in', 'Se connecter'],
  'signIn.label': ['Sign in or create an account', 'Se connecter ou créer un compte'],
  'signIn.wrong': [
    'E-mail and password don’t go together. Try again, or have a code sent instead.',
    'Ce courriel et ce mot de passe ne vont pas ensemble. Réessayez ou demandez plutôt un code.'
  ],
  'signIn.code': ['Send me a code instead', 'Envoyez-moi plutôt un code'],
  'signIn.password': ['Use a password instead', 'Utiliser plutôt un mot de passe'],
  'signIn.forgot': ['Forgot your password?', 'Mot de passe oublié?'],
  'signIn.have': ['Have an account?', 'Vous avez un compte?'],
  'signIn.expired': [
    'Session expired, Please relogin. What you typed is kept.',
    'Votre session a expiré, veuillez vous reconnecter. Ce que vous avez saisi est conservé.'
  ],
  'back.cart': ['Back to your cart', 'Retour au panier'],
  'back.checkout': ['Back to checkout', 'Retour à la commande'],
  'back.menu': ['Menu', 'Menu'],
  'code.title': ['Sign in with a code', 'Connexion par code'],
  'code.why': [
    'No password needed: we send you six digits by e-mail or text.',
    'Aucun mot de passe\u00a0: nous vous envoyons six chiffres par courriel ou texto.'
  ],
  'code.send': ['Send the code', 'Envoyer le code'],
  'code.sent': [
    'If {to} has an account, six digits are on their way.',
    'Si {to} a un compte, six chiffres sont en route.'
  ],
  'code.sentNew': [
    'We sent six digits to {to}. They finish your account.',
    'Nous avons envoyé six chiffres à {to}. Ils complètent votre compte.'
  ],
  'code.resent': [
    'If {to} has an account, a new code is on its way',
    'Si {to} a un compte, un nouveau code est en route'
  ],
  'code.resentNew': ['A new code is on its way to {to}', 'Un nouveau code est en route vers {to}'],
  'code.again': ['Send a new code', 'Envoyer un nouveau code'],
  'code.wait': [
    'Nothing there? You can have a new code sent after 30 seconds.',
    'Rien reçu? Vous pourrez demander un nouveau code après 30 secondes.'
  ],
  'code.other': ['Change the address or number', 'Changer l’adresse ou le numéro'],
  'forgot.title': ['Set a new password', 'Nouveau mot de passe'],
  'forgot.why': [
    'Tell us your e-mail address, and we send you a link.',
    'Indiquez votre courriel et nous vous enverrons un lien.'
  ],
  'forgot.send': ['Send the link', 'Envoyer le lien'],
  'forgot.sent': ['If there is an account, a link is on its way', 'Si un compte existe, un lien est en route'],
  'forgot.sentText': [
    'Look for it in the mail of {email}, and among the unwanted mail too.',
    'Cherchez-le dans les courriels de {email}, et aussi parmi les indésirables.'
  ],
  'signUp.title': ['Create an account', 'Créer un compte'],
  'signUp.do': ['Create my account', 'Créer mon compte'],
  'signUp.dob': ['Year, month, day, such as 1990-04-23', 'Année, mois, jour, comme 1990-04-23'],
  'choices.legend': ['May we write to you?', 'Pouvons-nous vous écrire?'],
  'choices.text': [
    'Only what you tick, and you can change it in your account at any time.',
    'Seulement ce que vous cochez; vous pouvez changer d’avis en tout temps dans votre compte.'
  ],
  'choice.emailNotification': [
    'E-mail me about my orders and my account',
    'M’écrire par courriel au sujet de mes commandes et de mon compte'
  ],
  'choice.smsNotification': ['Text me about my orders', 'M’envoyer des textos au sujet de mes commandes'],
  'choice.marketing': ['Send me offers and news from {name}', 'M’envoyer les offres et les nouvelles de {name}'],
  'password.reset': ['Set a new password', 'Nouveau mot de passe'],
  'password.resetFor': [
    'Hello {name}. This will be the password for {email}.',
    'Bonjour {name}. Ce sera le mot de passe pour {email}.'
  ],
  'link.again': ['Send a new link', 'Envoyer un nouveau lien'],
  'link.sent': [
    'A new link is on its way. It comes to the same address.',
    'Un nouveau lien est en route, à la même adresse.'
  ],
  'verify.title': ['Your e-mail address', 'Votre adresse courriel'],
  'verify.loading': ['Confirming your address', 'Confirmation de votre adresse'],
  'verify.done': ['{email} is confirmed', '{email} est confirmée']
} satisfies Words
