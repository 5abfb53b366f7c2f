/** Colours of the light theme: stone white and ink. */
export const light = {
  surface: '#fcfbf9',
  'surface-2': '#f3f1ec',
  raised: '#ffffff',
  ink: '#1b1c1a',
  'ink-2': '#5c5e58',
  line: '#e3e0d9',
  'line-2': '#85867e',
  ok: '#1a6b40',
  'ok-tint': '#e4f2e8',
  warn: '#805000',
  'warn-tint': '#fbefd6',
  bad: '#ac2318',
  'bad-tint': '#fbe9e5',
  tint: '32% 93.5%',
  shape: '38% 40%',
  shadow: '0 1px 2px #1b1c1a14,0 8px 28px #1b1c1a24',
  shade: '#1b1c1a73',
  plate: 'transparent'
}

/** Colours of the dark theme. */
export const dark: typeof light = {
  surface: '#151614',
  'surface-2': '#20211f',
  raised: '#242623',
  ink: '#f3f2ed',
  'ink-2': '#b3b4ac',
  line: '#353733',
  'line-2': '#888a82',
  ok: '#7fd3a0',
  'ok-tint': '#17301f',
  warn: '#f2c270',
  'warn-tint': '#33270f',
  bad: '#ff9f94',
  'bad-tint': '#3d1d19',
  tint: '12% 19%',
  shape: '36% 66%',
  shadow: '0 1px 2px #0006,0 8px 28px #000a',
  shade: '#000a',
  plate: '#f7f6f2'
}
