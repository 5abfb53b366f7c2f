/** The colours of other companies' marks, which no theme may change. */
export const markColours = {
  google: { blue: '#4285f4', green: '#34a853', yellow: '#fbbc05', red: '#ea4335' },
  facebook: '#1877f2'
} as const
