/** Pictures of the desk for docs/desk.md, with samples in it and a team that has answered them. */
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { deskTeam } from '../../content/desk-team.ts'
import { type Account, newSession, seedSession } from '../../tests/support/accounts.ts'
import { backendOn, type Running } from '../../tests/support/local.ts'
import { memberAccount } from '../../tests/support/team-accounts.ts'
import { seedLeads } from '../leads/seed.ts'

const SAMPLES = '240'
const TEAM = [
  ['Nadia', 'lead'],
  ['Owen', 'agent'],
  ['Priya', 'agent'],
] as const

type Picture = {
  name: string
  width: number
  height: number
  scale: number
  /** Brings the list into what is shown. */
  prepare: (page: Page) => Promise<void>
}

const PICTURES: readonly Picture[] = [
  { name: 'desk-list', width: 390, height: 780, scale: 2, prepare: async () => undefined },
  {
    name: 'desk-lead',
    width: 1280,
    height: 800,
    scale: 1.5,
    prepare: async (page) => {
      // The newest ones are nobody's, and have no history.
      await lines(page).nth(6).click()
      await page.getByRole('article').getByRole('blockquote').waitFor()
    },
  },
  {
    name: 'desk-team',
    width: 1280,
    height: 800,
    scale: 1.5,
    prepare: async (page) => {
      await page.goto('/desk?view=team')
      const title = page.getByRole('heading', { name: deskTeam.figures.title })
      await title.waitFor()
      // Below the bar, which stays.
      await title.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 72))
    },
  },
]

const lines = (page: Page) => page.locator('ol > li a')

/** Each picture with its name, as WebP. */
export async function captureDesk(browser: Browser, running: Running, baseURL: string) {
  const backend = backendOn(running)
  const accounts: Account[] = []
  for (const [name, role] of TEAM) accounts.push((await memberAccount(backend, name, role)).account)
  const [lead] = accounts
  const { databaseUrl: url, keys } = running.stack
  await seedLeads({ url, secretKey: keys.SUPABASE_SECRET_KEY, hint: '' }, SAMPLES)
  const files: { name: string; file: Buffer }[] = []
  for (const { name, width, height, scale, prepare } of PICTURES) {
    const page = await browser.newPage({
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    if (lead) await seedSession(page, await newSession(backend, lead))
    await page.goto('/desk')
    await lines(page).first().waitFor()
    await prepare(page)
    await page.mouse.move(0, 0)
    const file = await sharp(await page.screenshot())
      .webp({ quality: 78 })
      .toBuffer()
    files.push({ name: `${name}.webp`, file })
    await page.close()
  }
  return files
}
