import type { SeedHistory } from '../../src/server/seed/history/history-types.ts'
import { places } from './addresses.ts'

const firsts =
  'Ada Amir Béatrice Callum Dalia Élodie Farah Gus Hana Idris Jonah Keiko Luc Maude Noor Odile Priya Quinn Rosalie Sami Tess Uma Victor Wren Yara Zach'
const lasts =
  'Abara Bélanger Chaudry Dufresne Everly Fontaine Grewal Hollis Ito Jarvis Kowal Lemieux Marsh Nadeau Oduya Pellerin Quint Rhodes Santos Thibault Ueda Vance Whitlock Yoon Zielke'

const last = lasts.split(' ')

/** Past orders of the demo shop; all names are invented. */
export const history: SeedHistory = {
  days: 35,
  perDay: { 'queen-west': 14, kensington: 5, 'byward-market': 4, inglewood: 6, 'mount-pleasant': 4 },
  names: firsts.split(' ').map((first, at) => ({ first, last: last[at % last.length] ?? '' })),
  together: [
    ['plain-tools-aluminium-grinder', 'plain-tools-hemp-papers'],
    ['plain-tools-510-battery-slim', 'foothill-union-deep-portage-og-live-resin-510-cartridge'],
    ['table-tonic-bitter-orange-aperitif', 'atelier-nord-72-dark-chocolate']
  ],
  addresses: places.flatMap(({ number, street, city, province, postalCode, lat, lng }) =>
    number === ''
      ? []
      : [{ line1: `${number} ${street}`, unit: null, city, province, postalCode, notes: null, lat, lng }]
  ),
  cancelReasons: [
    { en: 'Changed my mind', fr: 'J’ai changé d’idée' },
    { en: 'Ordered at the wrong store', fr: 'Commandé au mauvais magasin' },
    { en: 'Not collected', fr: 'Non ramassée' },
    { en: 'Sold out', fr: 'Rupture de stock' }
  ],
  refundReasons: [
    { en: 'The cartridge doesn’t work', fr: 'La cartouche ne fonctionne pas' },
    { en: 'The package was damaged', fr: 'L’emballage était endommagé' },
    { en: 'The wrong size was packed', fr: 'Le mauvais format a été emballé' }
  ]
}
