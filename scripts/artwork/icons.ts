/** The mark, and the icons derived from it. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { ink, mix } from './palette.ts'
import { rasterise, withBrowser } from './render.ts'

const PUBLIC = 'src/public'

/** Light under the arch, cut by a ridge, in a 32 by 32 view box. */
export const MARK = 'M1.5 24C4.5 1.6 27.5 1.6 30.5 24l-5-4.8-3.1 3L15.6 12.4l-7 8.9-2.3-2z'
const SNOW = 'M15.6 12.4l3.9 5.6-2.2-.4-1.2 1.9-1.4-2.3-2.5.5z'
const HILL = 'M0 32v-3.6c9-2.6 22-2.8 32-.6V32z'

/** The mark in colour, taking up `scale` of the view box. */
function mark(scale: number): string {
  const shift = 16 * (1 - scale)
  const light = `<linearGradient id="a" x1="0" y1="6" x2="0" y2="24" gradientUnits="userSpaceOnUse"><stop stop-color="${ink.wheat}"/><stop offset=".45" stop-color="${mix(ink.gold, ink.wheat, 0.25)}"/><stop offset="1" stop-color="${ink.amber}"/></linearGradient>`
  const hill = `<path fill="${mix(ink.cloud, ink.nearRange, 0.35)}" d="${HILL}"/>`
  const parts = `<path fill="url(#a)" d="${MARK}"/><path fill="${ink.pale}" d="${SNOW}"/>`
  return `<defs>${light}</defs>${hill}${scale === 1 ? parts : `<g transform="translate(${shift} ${shift}) scale(${scale})">${parts}</g>`}`
}

/** The icon on a square with a corner radius of `corner` px (of 32). */
function icon(corner: number, scale: number): string {
  const field = `<rect width="32" height="32" fill="${ink.navy}"/>`
  const cut = corner ? `<clipPath id="b"><rect width="32" height="32" rx="${corner}"/></clipPath>` : ''
  const body = `${field}${mark(scale)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${cut}${cut ? `<g clip-path="url(#b)">${body}</g>` : body}</svg>\n`
}

/** An .ico file with one PNG of `size` px. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

export async function makeIcons(): Promise<void> {
  writeFileSync(`${PUBLIC}/favicon.svg`, icon(7, 1))
  writeFileSync(
    'src/assets/mark.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="${MARK}"/></svg>\n`,
  )
  await withBrowser(async (browser: Browser) => {
    const draw = (svg: string, size: number) => rasterise(browser, svg, size, size)
    writeFileSync(`${PUBLIC}/favicon.ico`, ico(await draw(icon(7, 1), 32), 32))
    writeFileSync(`${PUBLIC}/apple-touch-icon.png`, await draw(icon(0, 0.84), 180))
    // Launchers may crop an icon to a circle of 80% of its width.
    writeFileSync(`${PUBLIC}/icon-192.png`, await draw(icon(0, 0.72), 192))
    writeFileSync(`${PUBLIC}/icon-512.png`, await draw(icon(0, 0.72), 512))
  })
  writeFileSync(`${PUBLIC}/site.webmanifest`, `${JSON.stringify(manifest(), null, 2)}\n`)
  for (const name of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    console.log(`  ${name}: ${readFileSync(`${PUBLIC}/${name}`).length} bytes`)
  }
}

function manifest(): object {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return {
    start_url: '/',
    display: 'browser',
    theme_color: ink.navy,
    background_color: ink.paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  }
}
