/**
 * `npm run make -- screens`: takes the screenshots of docs/screens/ from the built site with its real backend: the home
 * page at three widths in both themes on one sheet, and the desk with samples in it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { deskTeam } from '../content/desk-team.ts'
import { newSession, seedSession } from '../tests/support/accounts.ts'
import { backendOn } from '../tests/support/local.ts'
import { memberAccount } from '../tests/support/team-accounts.ts'
import { CHROMIUM_FLAGS, provideChromium } from './chromium.ts'
import { seedLeads } from './leads/seed.ts'
import { buildSite } from './pages/build-site.ts'
import { HOST } from './stack/ports.ts'
import { readSettings } from './stack/settings.ts'
import { siteProxy } from './stack/site-proxy.ts'
import { startStack } from './stack/stack.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 768, 1280]
const HEIGHT = 900
const GAP = 12
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }

const folder = await mkdtemp(join(tmpdir(), 'northbow-screens-'))
const settings = readSettings({ ...process.env, LOCAL_FOLDER: folder })
const stack = await startStack(settings)
await buildSite({ url: '/', publishableKey: stack.keys.SUPABASE_PUBLISHABLE_KEY })
const server = await preview({
  logLevel: 'warn',
  preview: { host: HOST, port: settings.port, strictPort: true, proxy: siteProxy(stack.routes) },
})
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS })
try {
  await writeFile(join(FOLDER, 'home.jpg'), await homeSheet())
  await captureDesk()
} finally {
  await browser.close()
  await server.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

/** No animation is captured half-way. */
function newPage(options: BrowserContextOptions): Promise<Page> {
  return browser.newPage({ baseURL: `http://${HOST}:${settings.port}`, reducedMotion: 'reduce', ...options })
}

/** Light above dark, from narrow to wide, all the same height. */
async function homeSheet(): Promise<Buffer> {
  const rows: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const pictures: string[] = []
    for (const width of WIDTHS) {
      const page = await newPage({ viewport: { width, height: HEIGHT }, colorScheme })
      await page.goto('/')
      await page.locator('header [aria-haspopup="dialog"]').waitFor({ state: 'attached' })
      const shot = await page.screenshot()
      pictures.push(`<img src="data:image/png;base64,${shot.toString('base64')}" height="360" alt="">`)
      await page.close()
    }
    rows.push(`<div>${pictures.join('')}</div>`)
  }
  const board = await browser.newPage()
  await board.setContent(`<style>
    body { margin: 0 }
    main { display: inline-grid; gap: ${GAP}px; padding: ${GAP}px; background: #8a979a }
    div { display: flex; gap: ${GAP}px }
    img { display: block }
  </style><main>${rows.join('')}</main>`)
  return board.locator('main').screenshot({ type: 'jpeg', quality: 72 })
}

/** The desk of a team that has answered its samples. */
async function captureDesk(): Promise<void> {
  const backend = backendOn({ settings, stack })
  const lead = (await memberAccount(backend, 'Nadia', 'manager')).account
  for (const name of ['Owen', 'Priya']) await memberAccount(backend, name, 'agent')
  const { databaseUrl: url, keys } = stack
  await seedLeads({ url, secretKey: keys.SUPABASE_SECRET_KEY, hint: '' }, '240')
  const capture = async (name: string, options: typeof PHONE, prepare?: (page: Page) => Promise<void>) => {
    const page = await newPage({ ...options, colorScheme: 'light' })
    await seedSession(page, await newSession(backend, lead))
    await page.goto('/desk')
    await page.locator('ol > li a').first().waitFor()
    await prepare?.(page)
    await page.mouse.move(0, 0)
    const picture = sharp(await page.screenshot()).webp({ quality: 78 })
    await picture.toFile(join(FOLDER, `${name}.webp`))
    await page.close()
  }
  await capture('desk-list', PHONE)
  await capture('desk-lead', DESKTOP, async (page) => {
    // The newest ones are unassigned, and have no history.
    await page.locator('ol > li a').nth(6).click()
    await page.getByRole('article').getByRole('blockquote').waitFor()
  })
  await capture('desk-team', DESKTOP, async (page) => {
    await page.goto('/desk?view=team')
    const title = page.getByRole('heading', { name: deskTeam.figures.title })
    await title.waitFor()
    // Below the bar, which stays.
    await title.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 72))
  })
}
