/**
 * `npm run make -- screens`: takes the screenshots of docs/screens/ from the built site with its real backend: the home
 * page at three widths in both themes on one sheet, and the desk.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, provideChromium } from './chromium.ts'
import { buildSite } from './pages/build-site.ts'
import { captureDesk } from './screens/desk.ts'
import { HOST } from './stack/ports.ts'
import { readSettings } from './stack/settings.ts'
import { siteProxy } from './stack/site-proxy.ts'
import { startStack } from './stack/stack.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 768, 1280]
const HEIGHT = 900
const GAP = 12

const folder = await mkdtemp(join(tmpdir(), 'northbow-screens-'))
const settings = readSettings({ ...process.env, LOCAL_FOLDER: folder })
const site = `http://${HOST}:${settings.port}`
const stack = await startStack(settings)
await buildSite({ url: '/', publishableKey: stack.keys.SUPABASE_PUBLISHABLE_KEY })
const server = await preview({
  logLevel: 'warn',
  preview: { host: HOST, port: settings.port, strictPort: true, proxy: siteProxy(stack.routes) },
})
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS })
try {
  await writeFile(join(FOLDER, 'home.jpg'), await homeSheet(browser))
  for (const { name, file } of await captureDesk(browser, { settings, stack }, site))
    await writeFile(join(FOLDER, name), file)
} finally {
  await browser.close()
  await server.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Light above dark, from narrow to wide, all the same height. */
async function homeSheet(instance: Browser): Promise<Buffer> {
  const rows: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const pictures: string[] = []
    for (const width of WIDTHS) {
      // No animation is captured half-way.
      const options = { viewport: { width, height: HEIGHT }, colorScheme, reducedMotion: 'reduce' } as const
      const page = await instance.newPage(options)
      await page.goto(site)
      await page.locator('header [aria-haspopup="dialog"]').waitFor({ state: 'attached' })
      const shot = await page.screenshot()
      pictures.push(`<img src="data:image/png;base64,${shot.toString('base64')}" height="360" alt="">`)
      await page.close()
    }
    rows.push(`<div>${pictures.join('')}</div>`)
  }
  const board = await instance.newPage()
  await board.setContent(`<style>
    body { margin: 0 }
    main { display: inline-grid; gap: ${GAP}px; padding: ${GAP}px; background: #8a979a }
    div { display: flex; gap: ${GAP}px }
    img { display: block }
  </style><main>${rows.join('')}</main>`)
  return board.locator('main').screenshot({ type: 'jpeg', quality: 72 })
}
