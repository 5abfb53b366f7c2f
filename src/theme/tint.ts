const hues: Record<string, number> = {
  flower: 96,
  'pre-roll': 40,
  vape: 212,
  concentrate: 34,
  edible: 346,
  chocolate: 22,
  beverage: 190,
  oil: 52,
  capsule: 262,
  topical: 300,
  seed: 74,
  accessory: 220,
  indica: 268,
  sativa: 28,
  hybrid: 152,
  blend: 205
}

/** The soft ground behind the pictures of a product form, in the theme in force. */
export const tintOf = (form: string): string => `hsl(${hues[form] ?? 60} var(--sf-tint))`

/** The colour of the mark of a strain type, in the theme in force. */
export const shapeOf = (type: string): string => `hsl(${hues[type] ?? 60} var(--sf-shape))`
