import { table } from '../table.ts'
import type { SeedText } from '../../../src/server/seed/types.ts'

/** Aromas by their keys in the tables. */
export const aromas = new Map<string, SeedText>(
  table(
    ['key', 'en', 'fr'],
    `
    pine | pine | pin
    cedar | cedar | cèdre
    spruce | spruce tip | pousse d’épinette
    fir | balsam fir | sapin baumier
    earth | damp earth | terre humide
    moss | moss | mousse
    wood | dry wood | bois sec
    sandal | sandalwood | bois de santal
    tobacco | tobacco leaf | feuille de tabac
    leather | leather | cuir
    diesel | diesel | diesel
    skunk | skunk | mouffette
    rubber | warm rubber | caoutchouc chaud
    hash | hash | haschich
    incense | incense | encens
    pepper | black pepper | poivre noir
    clove | clove | clou de girofle
    cinnamon | cinnamon | cannelle
    anise | anise | anis
    ginger | ginger | gingembre
    mint | mint | menthe
    sage | sage | sauge
    thyme | thyme | thym
    rosemary | rosemary | romarin
    basil | basil | basilic
    juniper | juniper | genièvre
    lavender | lavender | lavande
    rose | rose petal | pétale de rose
    lilac | lilac | lilas
    hay | cut hay | foin coupé
    grass | fresh grass | herbe fraîche
    lemon | lemon peel | zeste de citron
    lime | lime | lime
    orange | orange peel | zeste d’orange
    grapefruit | grapefruit | pamplemousse
    bergamot | bergamot | bergamote
    apple | green apple | pomme verte
    pear | pear | poire
    plum | plum | prune
    cherry | sour cherry | griotte
    currant | black currant | cassis
    blueberry | wild blueberry | bleuet sauvage
    grape | grape skin | peau de raisin
    fig | fig | figue
    apricot | apricot | abricot
    mango | mango | mangue
    melon | melon rind | écorce de melon
    rhubarb | rhubarb | rhubarbe
    hops | hops | houblon
    coffee | roasted coffee | café torréfié
    cocoa | cocoa | cacao
    vanilla | vanilla bean | gousse de vanille
    cream | cream | crème
    cheese | aged cheese | fromage affiné
    nut | toasted nut | noix grillée
    malt | malt | malt
    maple | maple | érable
    honey | buckwheat honey | miel de sarrasin
    salt | sea salt | sel de mer
    stone | wet stone | pierre mouillée
    `
  ).map(({ key, en, fr }) => [key, { en, fr }])
)

/** Terpenes by their keys in the tables. */
export const terpenes = new Map<string, SeedText>(
  table(
    ['key', 'en', 'fr'],
    `
    myr | Myrcene | Myrcène
    lim | Limonene | Limonène
    car | Caryophyllene | Caryophyllène
    pin | Pinene | Pinène
    lin | Linalool | Linalol
    hum | Humulene | Humulène
    ter | Terpinolene | Terpinolène
    oci | Ocimene | Ocimène
    far | Farnesene | Farnésène
    bis | Bisabolol | Bisabolol
    val | Valencene | Valencène
    `
  ).map(({ key, en, fr }) => [key, { en, fr }])
)
