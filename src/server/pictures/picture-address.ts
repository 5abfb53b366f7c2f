/** The widths that pictures are stored at, in pixels. A picture is at most as high; a smaller one is never enlarged. */
export const pictureWidths = [320, 640, 1280] as const

/** The formats of each width: WebP, and JPEG for browsers and mail programs that lack it. */
export const pictureFormats = ['webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

const stored = /^\/v1\/pictures\/([0-9a-f]{32})\/640\.jpg$/

/** Returns the path of a stored picture that products and orders have: its JPEG of a middle width, for any page. */
export const pathOfPicture = (id: string): string => `/v1/pictures/${id}/640.jpg`

/** Returns the id of the stored picture at a path; undefined for other addresses. */
export const storedPictureOf = (path: string): string | undefined => stored.exec(path)?.[1]

/** The address of the file of a stored picture that keeps transparency, as in a logo; any other address stays. */
export const clearPicture = (path: string): string =>
  storedPictureOf(path) === undefined ? path : path.replace(/jpg$/, 'webp')
