/**
 * `npm run make -- screens`: takes screenshots of the built site, with its real backend, for docs/screens/: one
 * sheet per view, at four widths, light and dark; and pictures of the desk.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { provideChromium } from './chromium.ts'
import { buildSite } from './pages/build-site.ts'
import { captureDesk } from './screens/desk.ts'
import { SCHEMES, sheetPage, WIDTHS } from './screens/sheet.ts'
import { VIEWS, type View } from './screens/views.ts'
import { HOST } from './stack/ports.ts'
import { readSettings } from './stack/settings.ts'
import { siteProxy } from './stack/site-proxy.ts'
import { startStack } from './stack/stack.ts'

const FOLDER = 'docs/screens'
const HEIGHT = 900

const folder = await mkdtemp(join(tmpdir(), 'northbow-screens-'))
const settings = readSettings({ ...process.env, LOCAL_FOLDER: folder })
const stack = await startStack(settings)
await buildSite({ url: '/', publishableKey: stack.keys.SUPABASE_PUBLISHABLE_KEY })
const server = await preview({
  logLevel: 'warn',
  preview: { host: HOST, port: settings.port, strictPort: true, proxy: siteProxy(stack.routes) },
})
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  let bytes = 0
  for (const view of VIEWS) {
    const sheet = await captureSheet(browser, view)
    await writeFile(join(FOLDER, `${view.name}.jpg`), sheet)
    bytes += sheet.byteLength
    console.info(`${view.name}.jpg: ${sheet.byteLength} bytes`)
  }
  for (const { name, file } of await captureDesk(
    browser,
    { settings, stack },
    `http://${HOST}:${settings.port}`,
  )) {
    await writeFile(join(FOLDER, name), file)
    bytes += file.byteLength
    console.info(`${name}: ${file.byteLength} bytes`)
  }
  console.info(`${bytes} bytes in total`)
} finally {
  await browser.close()
  await server.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One view at every width and in both themes, on one sheet. */
async function captureSheet(instance: Browser, view: View): Promise<Buffer> {
  const shots: Record<string, Buffer> = {}
  for (const scheme of SCHEMES)
    for (const width of WIDTHS) {
      const page = await instance.newPage({
        viewport: { width, height: HEIGHT },
        colorScheme: scheme,
        // No animation is captured half-way.
        reducedMotion: 'reduce',
      })
      await page.goto(`http://${HOST}:${settings.port}${view.path}`)
      await page.locator('header [aria-haspopup="dialog"]').waitFor({ state: 'attached' })
      const isShown = await view.prepare(page, width)
      if (isShown) shots[`${scheme} ${width}`] = await page.screenshot({ caret: 'initial' })
      await page.close()
    }
  const board = await instance.newPage()
  await board.setContent(sheetPage(shots, HEIGHT))
  const sheet = await board.locator('main').screenshot({ type: 'jpeg', quality: 72 })
  await board.close()
  return sheet
}
