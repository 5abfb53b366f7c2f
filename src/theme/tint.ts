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

/** Returns the soft background colour for pictures of a product form, in the current theme. */
export const tintOf = (form: string): string => `hsl(${hues[form] ?? 60} var(--sf-tint))`

/** Returns the colour of a strain type's shape, in the current theme. */
export const shapeOf = (type: string): string => `hsl(${hues[type] ?? 60} var(--sf-shape))`
