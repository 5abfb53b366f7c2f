import type { Words } from '../db/schema.ts'

/** Why a file is no picture that can be shown. */
export type PictureFault = 'large' | 'unknown' | 'pixels' | 'small' | 'broken' | 'busy'

/** The sentences about a fault, for the staff. */
export const faultWords: Record<PictureFault, Words> = {
  large: {
    en: 'This file is larger than 10 MB. Choose a smaller picture.',
    fr: 'Ce fichier dépasse 10 Mo. Choisissez une image plus petite.'
  },
  unknown: {
    en: 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.',
    fr: 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF, ou il est endommagé.'
  },
  pixels: {
    en: 'This picture has too many pixels. Choose one of 40 megapixels at most.',
    fr: 'Cette image compte trop de pixels. Choisissez-en une de 40 mégapixels au plus.'
  },
  small: {
    en: 'This picture is too small to be shown. Choose a larger one.',
    fr: 'Cette image est trop petite pour être affichée. Choisissez-en une plus grande.'
  },
  broken: {
    en: 'This picture is damaged or can’t be read.',
    fr: 'Cette image est endommagée ou illisible.'
  },
  busy: {
    en: 'Many pictures are being stored. Try again in a moment.',
    fr: 'Beaucoup d’images sont en cours d’enregistrement. Réessayez dans un instant.'
  }
}
