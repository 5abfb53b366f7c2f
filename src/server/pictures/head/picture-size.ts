/** The width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}
