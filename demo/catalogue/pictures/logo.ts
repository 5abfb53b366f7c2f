/**
 * Returns the retailer's logo: a linden leaf on a slate tile, and its name. One colour, so that it works on any
 * background.
 */
export function drawLogo(colour = '#2c3a34'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 80" role="img"><title>Linden &amp; Slate</title>` +
    `<path d="M12 8H52Q68 8 68 24V64Q68 72 60 72H20Q12 72 12 64Z" fill="${colour}"/>` +
    `<path d="M40 62C24 58 20 42 28 32C32 27 37 26 40 18C43 26 48 27 52 32C60 42 56 58 40 62Z" fill="#f4f1ea"/>` +
    `<path d="M40 66V30M40 52L31 43M40 52L49 43M40 42L34 36M40 42L46 36" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<text x="90" y="53" font-family="Georgia,Times,serif" font-size="37" letter-spacing=".01em" fill="${colour}" textLength="312" lengthAdjust="spacingAndGlyphs">Linden &amp; Slate</text></svg>`
  )
}
