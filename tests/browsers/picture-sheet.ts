/** Lays out the pictures on one sheet: a row for each screen, in it the browsers side by side, narrow and wide. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** By name; the pages that show most: the film and typefaces, a form, a guide. */
export const SCREENS = { home: '/', form: '/evaluation#evaluation-form', guide: '/radon-information' }
export const WIDTHS = [390, 1280] as const
export const HEIGHT = 844
export const PICTURES = '.local/browser-pictures'
const BROWSERS = ['Chromium', 'Firefox', 'WebKit'] as const

/** Of a picture on the sheet, and between two of them, in pixels. */
const SHOWN = 330
const GAP = 10
const BACKGROUND = '#8a979a'
const QUALITY = 70

export const pictureFile = (browser: string, screen: string, width: number) =>
  join(PICTURES, `${browser} ${screen} ${width}.png`)

/** Writes the sheet as JPEG. Browsers without pictures are left out. */
export async function writeSheet(file: string): Promise<void> {
  const columns = BROWSERS.flatMap((browser) => WIDTHS.map((width) => ({ browser, width }))).filter(
    ({ browser, width }) => existsSync(pictureFile(browser, 'home', width)),
  )
  const shown = (width: number) => Math.round((width * SHOWN) / HEIGHT)
  const parts: OverlayOptions[] = []
  let left = GAP
  for (const { browser, width } of columns) {
    for (const [row, screen] of Object.keys(SCREENS).entries()) {
      const input = await sharp(pictureFile(browser, screen, width))
        .resize(shown(width), SHOWN, { fit: 'fill' })
        .toBuffer()
      parts.push({ input, left, top: GAP + row * (SHOWN + GAP) })
    }
    left += shown(width) + GAP
  }
  const height = GAP + Object.keys(SCREENS).length * (SHOWN + GAP)
  await sharp({ create: { width: left, height, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file)
}
