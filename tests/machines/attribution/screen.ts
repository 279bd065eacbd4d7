import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { UTM_STORAGE_KEY } from '../../../content/constants.ts'
import { contactForm } from '../../../content/forms.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { uniqueEmail } from '../../support/payloads.ts'

const Reading = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ from: v.picklist(['address', 'storage', 'nowhere', 'garbage']) }) }),
])
const Ends = v.object({ campaign: v.record(v.string(), v.string()) })
const CAMPAIGN_QUERY = '?utm_source=google&utm_medium=cpc'

/** What the page is about to find: the stored value, and whether storage works. */
type World = { kept: string | null; unreadable: boolean; full: boolean; key: string }

/** Runs in the page: sets the stored value, and whether the browser allows access to it. */
function prepare({ kept, unreadable, full, key }: World): void {
  const page = window as Window & { untouched?: { get: Storage['getItem']; set: Storage['setItem'] } }
  page.untouched ??= { get: Storage.prototype.getItem, set: Storage.prototype.setItem }
  const { get, set } = page.untouched
  if (kept === null) sessionStorage.removeItem(key)
  else set.call(sessionStorage, key, kept)
  Storage.prototype.getItem = function (name) {
    if (unreadable && name === key) throw new Error('Storage is forbidden')
    return get.call(this, name)
  }
  Storage.prototype.setItem = function (name, value) {
    if (full && name === key) throw new Error('Storage is full')
    set.call(this, name, value)
  }
}

const warnings = new WeakMap<Page, { heard: number; expected: number }>()
const heard = (page: Page) => warnings.get(page) ?? { heard: 0, expected: 0 }

/** The first page of the visit. */
async function arrive(page: Page, query: string): Promise<void> {
  await page.goto(`/contact${query}`)
  await hydrated(page)
}

/** Another page of the site, in the same visit. */
async function goOn(page: Page, query: string): Promise<void> {
  const isContact = new URL(page.url()).pathname === '/contact'
  if (query)
    await page.evaluate((to) => history.pushState({}, '', to), `${isContact ? '/join' : '/contact'}${query}`)
  else {
    const link = isContact ? 'Join Our Team' : 'Contact Us'
    await page.getByRole('banner').getByRole('link', { name: link }).click()
  }
  await expect(page).toHaveTitle(isContact ? /Join/ : /Contact/)
}

/** What the coming steps find, up to the next page; and the query of the address that they need. */
function worldFor(coming: readonly Step[]): { world: World; query: string; warns: boolean } {
  const next = coming.findIndex(({ kind }) => kind === 'event')
  const soon = coming.slice(0, next < 0 ? coming.length : next)
  const endOf = (actor: string) =>
    soon.flatMap((step) => (step.kind === 'settle' && step.actor === actor ? step.outcome : []))[0]
  const reading = v.parse(Reading, endOf('readCampaign') ?? { output: { from: 'nowhere' } })
  const from = 'error' in reading ? 'forbidden' : reading.output.from
  const world: World = {
    kept: { storage: '{"utm_source":"newsletter"}', garbage: '{half' }[String(from)] ?? null,
    unreadable: from === 'forbidden',
    full: endOf('keepCampaign') !== undefined,
    key: UTM_STORAGE_KEY,
  }
  const query = from === 'address' ? CAMPAIGN_QUERY : ''
  return { world, query, warns: from === 'garbage' || world.unreadable || world.full }
}

const warned = (page: Page) => expect.poll(() => heard(page).heard).toBe(heard(page).expected)

export const screen = {
  open: async (page, _site, coming) => {
    const { world, query, warns } = worldFor(coming)
    const count = { heard: 0, expected: Number(warns) }
    warnings.set(page, count)
    page.on('console', (message) => {
      if (message.type() === 'warning') count.heard += 1
    })
    await page.addInitScript(prepare, world)
    await arrive(page, query)
  },
  gestures: {
    // A page reads at once, so all is as it will find it before it is opened.
    'address.changed': async (page, _event, coming) => {
      const { world, query, warns } = worldFor(coming)
      heard(page).expected += Number(warns)
      await page.evaluate(prepare, world)
      await goOn(page, query)
    },
  },
  // Both are over by now.
  settle: { readCampaign: warned, keepCampaign: warned },
  // Reading and storing are over at once.
  brief: ['reading', 'captured'],
  states: {
    reading: async () => undefined,
    captured: (page) => expect(page).toHaveURL(/utm_source=google/),
    restored: (page) => expect(page).not.toHaveURL(/utm_source/),
    none: (page) => expect(page).not.toHaveURL(/utm_source/),
    unreadable: (page) => expect.poll(() => heard(page).heard).toBeGreaterThan(0),
  },
  /** A lead that is sent now has the campaign. */
  ends: async (page, site, context) => {
    if (new URL(page.url()).pathname !== '/contact') await goOn(page, '')
    const email = uniqueEmail()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone').fill('403 555 0100')
    await page.getByRole('textbox', { name: 'Message' }).fill('Which campaign was it?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: contactForm.sent.title('Ada') })).toBeVisible()
    const { campaign } = v.parse(Ends, context)
    expect(await site.leads(email)).toMatchObject([{ utm: campaign }])
  },
} satisfies Screen
