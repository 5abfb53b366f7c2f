import type { sharedEn } from './shared-en-ca.ts'

/** The same in French (Canada). */
export const sharedFr: Record<keyof typeof sharedEn, string> = {
  'problem.offline': 'La boutique est injoignable. Vérifiez votre connexion, puis réessayez.',
  'problem.server': 'La boutique ne répond pas pour l’instant. Réessayez dans un moment.',
  'problem.malformed': 'La boutique a envoyé une réponse illisible. Réessayez dans un moment.',
  'problem.not_found': 'Nous n’avons pas trouvé cette page.',
  'problem.invalid': 'Certains renseignements sont à revoir.',
  'problem.unauthorized': 'Votre session a expiré, veuillez vous reconnecter.',
  'problem.forbidden': 'Ce n’est pas permis ici.',
  'problem.stale': 'Votre panier a changé dans un autre onglet. Le voici tel qu’il est.',
  'problem.sold_out': 'Quelqu’un a été plus rapide : il n’en reste pas assez.',
  'problem.limit_exceeded':
    'C’est plus que ce que permet une commande ({limit} de cannabis séché ou l’équivalent), de {excess}.',
  'problem.empty_cart': 'Votre panier est vide.',
  'problem.slot_gone': 'Cette plage vient d’être prise. Choisissez-en une autre; tout le reste est conservé.',
  'problem.closed': 'La succursale ne prend pas de commandes en ce moment. Votre panier est conservé.',
  'problem.conflict': 'Cette commande a déjà été envoyée. Vérifiez avant d’en envoyer une autre.',
  'problem.rate_limited': 'C’était beaucoup d’un coup. Attendez un moment, puis réessayez.',
  'problem.unavailable': 'La boutique ne répond pas pour l’instant. Réessayez dans un moment.',
  'time.today': 'aujourd’hui',
  'time.tomorrow': 'demain',
  'time.weekdays': 'dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi',
  'time.months': 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre',
  'time.date': '{weekday} {day} {month}',
  'time.dayAndTime': '{day} à {time}',
  'status.open': 'OUVERT',
  'status.closed': 'FERMÉ',
  'shell.loading': 'Ouverture de la boutique…',
  'shell.broken': 'Un problème est survenu sur cette page. Rien n’est perdu dans votre panier.',
  'shell.reload': 'Afficher de nouveau la boutique',
  'shell.call': 'Vous pouvez aussi commander par téléphone : {phone}',
  'shell.forgetful': 'Ce navigateur ne garde pas nos témoins : votre visite ne sera pas mémorisée.',
  'shell.label': 'Boutique',
  'shell.notices': 'Avis'
}
