/** Renders pictures in a headless Chromium. */
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import type { Daylight } from '../../src/features/daylight/daylight.ts'
import { findChromium } from '../chromium.ts'
import { CHROMIUM_FLAGS } from '../chromium-flags.ts'

const ARGUMENTS = [...CHROMIUM_FLAGS, '--force-color-profile=srgb', '--hide-scrollbars']

/** Runs `work` with a browser and closes it. Throws if Chromium is missing. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM to its path.')
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page with the hero's renderer, at one canvas pixel per pixel of the picture. */
export async function heroPage(browser: Browser, hour: Daylight, scale: number, grain = true): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: Math.round(1280 * scale), height: Math.round(720 * scale) },
  })
  await page.setContent('<style>*{margin:0}canvas{display:block}</style>')
  await page.addScriptTag({ content: await bundle('scripts/artwork/hero/page.ts') })
  await page.evaluate(([light, size, grained]) => window.prepareHero(light, size, grained), [
    hour,
    scale,
    grain,
  ] as const)
  return page
}

const bundled = new Map<string, string>()

/** Bundles a module that runs in the page, and what it imports, into one script. */
async function bundle(entry: string): Promise<string> {
  const known = bundled.get(entry)
  if (known) return known
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'drawing' },
    },
  })
  const [first] = [made].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`${entry} could not be bundled`)
  bundled.set(entry, chunk.code)
  return chunk.code
}

/** Renders an SVG as a PNG of `width` by `height` px, in the light theme or the dark one. */
export async function rasterise(
  browser: Browser,
  svg: string,
  width: number,
  height: number,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}
