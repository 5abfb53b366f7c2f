import type { Words } from './words.ts'

/** Messages for sign-in, sign-up and email links. */
export const accountWords = {
  'social.label': ['Sign in with another account', 'Connexion avec un autre compte'],
  'social.with': ['Continue with {provider}', 'Continuer avec {provider}'],
  'social.or': ['or', 'ou'],
  'social.busy': ['Signing you in', 'Connexion en cours'],
  'social.failed': ['You aren’t signed in yet', 'La connexion n’a pas abouti'],
  'social.failed.denied': [
    'Sign-in was cancelled. Nothing was changed.',
    'La connexion a été annulée. Rien n’a changé.'
  ],
  'social.failed.closed': [
    'The window was closed before sign-in was complete. Nothing was changed.',
    'La fenêtre a été fermée avant la fin de la connexion. Rien n’a changé.'
  ],
  'social.failed.state': [
    'This sign-in wasn’t started here. Please try again.',
    'Cette connexion n’a pas été lancée ici. Veuillez recommencer.'
  ],
  'social.failed.expired': [
    'This sign-in has expired. Please try again.',
    'Cette connexion a expiré. Veuillez recommencer.'
  ],
  'social.failed.taken': [
    'That account is already linked to another customer. Nothing was changed.',
    'Ce compte est déjà lié à un autre client. Rien n’a changé.'
  ],
  'social.failed.email': [
    'We didn’t get an email address, and we need one for your orders. Share it, or sign up with your email address.',
    'Nous n’avons pas reçu d’adresse courriel, et il nous en faut une pour vos commandes. Partagez-la ou inscrivez-vous avec votre adresse courriel.'
  ],
  'social.other': ['Sign in another way', 'Se connecter autrement'],
  'social.link': ['You already have an account', 'Vous avez déjà un compte'],
  'social.linkText': [
    'There’s already an account for {email}. Enter its password to link it to {provider}.',
    'Il existe déjà un compte pour {email}. Entrez son mot de passe pour le lier à {provider}.'
  ],
  'social.linkDo': ['Link and sign in', 'Lier et se connecter'],
  'continueAs.title': ['Continue as {name}?', 'Continuer avec le compte «\u00a0{name}\u00a0»?'],
  'continueAs.text': ['This link signs you in.', 'Ce lien vous connecte.'],
  'continueAs.switch': [
    'You’re signed in as {current}. Switch to {name}?',
    'Vous utilisez le compte «\u00a0{current}\u00a0». Passer au compte «\u00a0{name}\u00a0»?'
  ],
  'continueAs.no': ['Not me', 'Ce n’est pas moi'],
  'signIn.title': ['Sign in', 'Connexion'],
  'signIn.do': ['Sign in', 'Se connecter'],
  'signIn.label': ['Sign in or create an account', 'Se connecter ou créer un compte'],
  'signIn.wrong': [
    'Incorrect email or password. Try again, or get a code instead.',
    'Courriel ou mot de passe incorrect. Réessayez ou demandez plutôt un code.'
  ],
  'signIn.code': ['Send me a code instead', 'Envoyez-moi plutôt un code'],
  'signIn.password': ['Use a password instead', 'Utiliser plutôt un mot de passe'],
  'signIn.forgot': ['Forgot your password?', 'Mot de passe oublié?'],
  'signIn.have': ['Already have an account?', 'Vous avez déjà un compte?'],
  'signIn.expired': [
    'Session expired, Please relogin. What you entered is saved.',
    'Votre session a expiré, veuillez vous reconnecter. Ce que vous avez saisi est conservé.'
  ],
  'back.cart': ['Back to your cart', 'Retour au panier'],
  'back.checkout': ['Back to checkout', 'Retour à la commande'],
  'back.menu': ['Menu', 'Menu'],
  'code.title': ['Sign in with a code', 'Connexion par code'],
  'code.why': [
    'No password needed: we’ll send you a six-digit code by email or text.',
    'Aucun mot de passe requis\u00a0: nous vous enverrons un code à six chiffres par courriel ou par texto.'
  ],
  'code.send': ['Send code', 'Envoyer le code'],
  'code.sent': [
    'If {to} has an account, you’ll receive a six-digit code.',
    'Si {to} a un compte, vous recevrez un code à six chiffres.'
  ],
  'code.sentNew': [
    'Enter the six-digit code we sent to {to} to finish creating your account.',
    'Nous avons envoyé un code à six chiffres à {to}. Entrez-le pour terminer votre inscription.'
  ],
  'code.resent': [
    'If {to} has an account, you’ll receive a new code',
    'Si {to} a un compte, vous recevrez un nouveau code'
  ],
  'code.resentNew': ['We sent a new code to {to}', 'Nouveau code envoyé à {to}'],
  'code.again': ['Send a new code', 'Envoyer un nouveau code'],
  'code.wait': [
    'Didn’t get it? You can request a new code after 30 seconds.',
    'Rien reçu? Vous pourrez demander un nouveau code après 30 secondes.'
  ],
  'code.other': ['Change email or phone number', 'Changer le courriel ou le numéro'],
  'forgot.title': ['Reset your password', 'Réinitialiser le mot de passe'],
  'forgot.why': [
    'Enter your email address and we’ll send you a link.',
    'Entrez votre adresse courriel et nous vous enverrons un lien.'
  ],
  'forgot.send': ['Send link', 'Envoyer le lien'],
  'forgot.sent': ['If there is an account, you’ll receive a link', 'Si un compte existe, vous recevrez un lien'],
  'forgot.sentText': [
    'Check the inbox and spam folder of {email}.',
    'Vérifiez la boîte de réception et les indésirables de {email}.'
  ],
  'signUp.title': ['Create an account', 'Créer un compte'],
  'signUp.do': ['Create account', 'Créer mon compte'],
  'signUp.dob': ['Year, month, day, for example 1990-04-23', 'Année, mois, jour, par exemple 1990-04-23'],
  'choices.legend': ['May we contact you?', 'Pouvons-nous communiquer avec vous?'],
  'choices.text': [
    'We only send what you select. You can change this in your account at any time.',
    'Nous envoyons seulement ce que vous cochez. Vous pouvez modifier ces choix en tout temps dans votre compte.'
  ],
  'choice.emailNotification': [
    'Email me about my orders and my account',
    'M’envoyer des courriels au sujet de mes commandes et de mon compte'
  ],
  'choice.smsNotification': ['Text me about my orders', 'M’envoyer des textos au sujet de mes commandes'],
  'choice.marketing': ['Send me offers and news from {name}', 'M’envoyer des offres et des nouvelles de {name}'],
  'password.reset': ['Set a new password', 'Nouveau mot de passe'],
  'password.resetFor': [
    'Hi {name}. Choose a new password for {email}.',
    'Bonjour {name}. Choisissez un nouveau mot de passe pour {email}.'
  ],
  'link.again': ['Send a new link', 'Envoyer un nouveau lien'],
  'link.sent': ['A new link is on its way to the same address.', 'Un nouveau lien a été envoyé à la même adresse.'],
  'verify.title': ['Your email address', 'Votre adresse courriel'],
  'verify.loading': ['Confirming your address', 'Confirmation de votre adresse'],
  'verify.done': ['{email} is confirmed', 'Adresse {email} confirmée']
} satisfies Words
