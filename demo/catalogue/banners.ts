import type { SeedBanner, SeedText } from '../../src/server/seed/types.ts'

const text = (en: string, fr: string): SeedText => ({ en, fr })
const locations = ['mount-pleasant']

/** The demo's banners, at one store: the announcement bar, two on the menu, one in the cart and one on the page of an order. */
export const banners: SeedBanner[] = [
  {
    id: 'late-evenings',
    place: 'bar',
    title: text('Open until 11 on Fridays and Saturdays.', 'Ouvert jusqu’à 23\u00a0h le vendredi et le samedi.'),
    locations
  },
  {
    id: 'cold-shelf',
    place: 'menu',
    title: text('The cold shelf is full again', 'Le frigo est de nouveau plein'),
    text: text(
      'Sparkling drinks and iced teas, kept cold for pickup.',
      'Boissons gazeuses et thés glacés, gardés au froid pour le ramassage.'
    ),
    picture: '/pictures/categories/beverages.svg',
    link: { kind: 'category', category: 'beverages' },
    locations
  },
  {
    id: 'all-deals',
    place: 'menu',
    title: text('All deals on one page', 'Toutes les offres sur une page'),
    text: text('What is on now, and what comes next.', 'Celles en cours, et celles qui suivent.'),
    link: { kind: 'deals' },
    locations
  },
  {
    id: 'bring-id',
    place: 'cart',
    title: text('Bring a piece of ID', 'Apportez une pièce d’identité'),
    text: text(
      'We check the age of everyone who picks up an order.',
      'Nous vérifions l’âge de chaque personne qui ramasse une commande.'
    ),
    locations
  },
  {
    id: 'parking',
    place: 'order',
    title: text('Park behind the store', 'Stationnement derrière le magasin'),
    text: text('Two spaces are kept for pickups.', 'Deux places sont réservées au ramassage.'),
    locations
  }
]
