import type { Language } from '../../../http/request/language.ts'
import { type Rule, translate, unbroken } from './sentences.ts'

/** Why a picture can't be taken, in French. */
const french: readonly Rule[] = [
  [/^it is larger than (\d+) MB$/, most => `elle dépasse ${most} Mo`],
  [/^it is no JPEG, .*$/, () => 'elle n’est ni JPEG, ni PNG, ni WebP, ni AVIF, ni GIF, ou le fichier est endommagé'],
  [/^it has (\d+) × (\d+) pixels, too few .*$/, (x, y) => `elle n’a que ${x} × ${y} pixels`],
  [
    /^it has (\d+) × (\d+) pixels, more .* (\d+) million$/,
    (x, y, most) => `elle a ${x} × ${y} pixels, plus de ${most} millions`
  ],
  [/^it can’t be decoded.*$/, () => 'elle ne peut pas être décodée'],
  [/^too many pictures are waiting$/, () => 'trop de photos attendent'],
  [/^its address isn’t https$/, () => 'son adresse n’est pas en https'],
  [/^its server isn’t known$/, () => 'son serveur est inconnu'],
  [/^its server is on a private network$/, () => 'son serveur est sur un réseau privé'],
  [/^its server redirects too often$/, () => 'son serveur redirige trop souvent'],
  [/^its server answers with (\d+)$/, status => `son serveur répond ${status}`],
  [/^its server says that it is (.*), no picture$/, type => `selon son serveur, c’est ${type}, pas une image`],
  [/^its server sends it in a form .*$/, () => 'son serveur l’envoie sous une forme imprévue'],
  [/^its server takes too long$/, () => 'son serveur met trop de temps à répondre'],
  [/^its server has no valid certificate$/, () => 'le certificat de son serveur n’est pas valide'],
  [/^its server breaks off$/, () => 'son serveur interrompt l’envoi'],
  [/^its server can’t be reached$/, () => 'son serveur est injoignable']
]

/** Returns why a picture can't be taken, as a clause in a language. */
export const pictureReasonIn = (language: Language, reason: string): string =>
  language === 'en' ? reason : unbroken(translate(french, reason))
