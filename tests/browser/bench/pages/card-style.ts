/** Styles of the cards that are drawn by hand and by the floor: a grid of two columns on a phone, more elsewhere. */
export const cardStyle = `
#shop { min-height: 1200px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 24px 12px; margin: 0; padding: 0; list-style: none; }
.card { position: relative; display: flex; flex-direction: column; gap: 8px; min-width: 0; }
.card img { width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: 12px; background: #f1f1ee; }
.card p { margin: 0; }
.strain { position: absolute; inset-block-start: 8px; inset-inline-start: 8px; padding: 2px 8px; border-radius: 99px; background: #fff; font-size: 12px; }
.brand { font-size: 14px; color: #5c6661; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.card h3 { margin: 0; font-size: 16px; font-weight: 500; line-height: 1.25; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.card h3 a { color: inherit; text-decoration: none; }
.potency { font-size: 12px; color: #5c6661; font-variant-numeric: tabular-nums; }
.card fieldset { display: grid; gap: 4px; margin: auto 0 0; padding: 0; border: 0; font-size: 14px; }
.card legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.card label { display: flex; gap: 6px; align-items: center; min-height: 32px; }
.card label span { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.card button { min-height: 44px; border: 0; border-radius: 8px; background: #1f6f4a; color: #fff; font: inherit; }`
