/**
 * Two members of the team at one request: pairs of moves that their screens offer, pressed one after the other. Within
 * five seconds list and pane of both say what the database says.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import * as v from 'valibot'
import { DESK_REFRESH_MS } from '../../content/constants.ts'
import { desk } from '../../content/pages/desk.ts'
import type { TeamRole } from '../../machines/desk.ts'
import { type CaseEvent, type CaseState, type Mover, movesFrom } from '../../machines/lead-case.ts'
import { Found, Page as Listed } from '../../src/features/desk/schemas.ts'
import { newSession, seedSession } from '../support/accounts.ts'
import { newLead } from '../support/team.ts'
import { callDatabase, memberAccount } from '../support/team-accounts.ts'
import { state } from './colleagues.ts'
import { expect, type Site, test } from './fixtures.ts'

const { lead: words, moves, states, list } = desk
const [REASON] = words.reasons
type Event = CaseEvent['type']
type Side = { page: Page; id: string; name: string; role: TeamRole; token: string }

/** How a request comes to be in each state, by Ann; and the view that then lists it. */
const STARTS: readonly { at: CaseState; held?: true; by: readonly Event[]; view: string }[] = [
  { at: 'held', held: true, by: [], view: 'held' },
  { at: 'new', by: [], view: 'unclaimed' },
  { at: 'claimed', by: ['case.claimed'], view: 'open' },
  { at: 'contacted', by: ['case.claimed', 'case.contacted'], view: 'open' },
  { at: 'meeting', by: ['case.claimed', 'case.contacted', 'case.met'], view: 'open' },
  { at: 'client', by: ['case.claimed', 'case.contacted', 'case.won'], view: 'closed' },
  { at: 'lost', by: ['case.claimed', 'case.lost'], view: 'closed' },
  { at: 'junk', by: ['case.junked'], view: 'closed' },
]

/** With a manager, who may do most, every third pair is tried: each move of either is in one. */
const STEP = { agent: 1, manager: 3 } as const

/** A member who is at the desk of a computer: the list and the request beside it. */
async function sideOf(browser: Browser, site: Site, name: string, role: TeamRole): Promise<Side> {
  const { account, token } = await memberAccount(site, name, role)
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(2_000)
  await page.clock.install()
  const session = await newSession(site, account)
  await seedSession(page, session)
  return { page, id: session.user.id, name, role, token }
}

/** `undoes`: whether the last move is theirs, and can be undone. */
const moversOf = ({ id, role }: Side, owner: string | null, undoes: boolean): Mover[] => [
  'member',
  ...(undoes ? (['last'] as const) : []),
  ...(owner === id ? (['owner'] as const) : []),
  ...(role === 'manager' ? (['manager'] as const) : []),
]

/** What a side may do, each once: an undo can lead to several states. */
const offeredTo = (side: Side, at: CaseState, owner: string | null, undoes: boolean) => [
  ...new Set(movesFrom(at, moversOf(side, owner, undoes))),
]

const answer = async <Schema extends v.GenericSchema>(
  site: Site,
  side: Side,
  name: string,
  parameters: object,
  schema: Schema,
) => v.parse(schema, await callDatabase(site, name, parameters, side.token))

const foundBy = (site: Site, side: Side, lead: string) => answer(site, side, 'desk_lead', { lead }, Found)

/** What the side's screen says of the request, and what the database says of it. */
async function compared(site: Site, side: Side, lead: string, filter: { view: string; words: string }) {
  const { page } = side
  const [found, listed] = await Promise.all([
    foundBy(site, side, lead),
    answer(site, side, 'desk_list', { filter }, Listed),
  ])
  const line = page.locator(`#lead-list ol a[href*="${lead}"]`)
  const waits = page.locator('#lead-list').getByRole('button', { name: list.arrivedOne })
  const isListed = (await line.count()) > 0
  const shown = {
    state: (await state(page).count()) ? await state(page).textContent() : null,
    gone: (await page.getByRole('heading', { name: words.missing.title }).count()) > 0,
    phone: (await page.getByRole('article').textContent())?.includes('555') ?? false,
    moves: await page
      .locator('[data-move]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move')).sort()),
    // While it is open beside the list, its line stays.
    line: isListed ? await line.textContent() : null,
    isThere: isListed || (await waits.count()) > 0,
    unclaimed: await countOf(page, 'unclaimed'),
    mine: await countOf(page, 'mine'),
    held: await countOf(page, 'held'),
    blamesMe: (await page.getByRole('alert').allTextContents()).some((text) =>
      text.startsWith(words.problems.stale.replace('{owner}', side.name)),
    ),
  }
  const now = found.found ? found.lead.case : null
  const badge = now && states[now.state] + (now.ownerName ? ` · ${now.ownerName}` : '')
  const held = filter.view === 'held' && now?.state === 'held'
  const is = {
    state: badge,
    gone: now === null,
    phone: now !== null,
    moves: now
      ? offeredTo(side, now.state, now.owner, found.found && found.lead.details.undo !== null)
          .filter((event) => !(event in CHOICES))
          .toSorted()
      : [],
    // Among what is held, why says more than that it is.
    line: isListed ? (held ? shown.line : expect.stringContaining(String(badge))) : null,
    isThere: listed.leads.length > 0 || isListed,
    ...listed.counts,
    blamesMe: false,
  }
  return { shown, is }
}

async function countOf(page: Page, view: 'unclaimed' | 'mine' | 'held'): Promise<number> {
  const count = page.locator(`#lead-list [data-view=${view}]`)
  return (await count.count()) ? Number(await count.textContent()) : 0
}

/** Moves that ask to whom, or why. */
const CHOICES: Readonly<Partial<Record<Event, string>>> = {
  'case.assigned': words.member,
  'case.handed': words.member,
  'case.lost': words.reason,
}

/** It names the move that it undoes. */
const UNDO = RegExp(`^${moves['case.undone'].split('{move}')[0]}`)

const isOnScreen = (event: Event): event is keyof typeof moves => event in moves

/** Presses what makes a move, if the screen has it at that moment. Returns whether it had. */
async function press({ page }: Side, event: Event, receiver: string): Promise<boolean> {
  if (!isOnScreen(event)) return false
  const name = event === 'case.undone' ? UNDO : moves[event]
  const button = page.getByRole('article').getByRole('button', { name, exact: true })
  const rest = page.locator('article details')
  if (await rest.count()) await rest.evaluate((details: HTMLDetailsElement) => (details.open = true))
  if (!(await button.count())) return false
  const field = CHOICES[event]
  const option = event === 'case.lost' ? REASON : receiver
  if (field) {
    const choice = page.getByLabel(field)
    if (!(await choice.getByRole('option', { name: option }).count())) return false
    await choice.selectOption({ label: option })
  }
  await button.click()
  return true
}

for (const [other, role] of [
  ['Ben', 'agent'],
  ['Cleo', 'manager'],
] as const) {
  test(`Ann and ${other}, ${role === 'manager' ? 'a manager' : 'an agent'}, at one request`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(600_000)
    const ann = await sideOf(browser, site, `Ann ${randomUUID().slice(0, 4)}`, 'agent')
    const second = await sideOf(browser, site, `${other} ${randomUUID().slice(0, 4)}`, role)
    let pairs = 0
    for (const { at, held = false, by, view } of STARTS) {
      const owner = ['held', 'new', 'junk'].includes(at) ? null : ann.id
      const offered = (side: Side) =>
        role === 'agent' && side === second && owner
          ? []
          : offeredTo(side, at, owner, side === ann && by.length > 0)
      const [mine, theirs] = [offered(ann), offered(second)]
      // Who may not read the request has nothing to press.
      for (const [index, one] of mine.entries())
        for (const next of theirs.length > 0 ? theirs : [null]) {
          const place = index + theirs.indexOf(next ?? one)
          if (place % Math.min(STEP[role], mine.length, theirs.length || 1) !== 0) continue
          // A word: the address reads digits as a number.
          const mark = `x${randomUUID().slice(0, 8)}`
          const lead = await newLead(
            { call: (name, parameters) => callDatabase(site, name, parameters) },
            { held, email: `${mark}@example.com` },
          )
          for (const [expected, event] of by.entries())
            await callDatabase(
              site,
              'move_lead',
              { lead, event, expected, move: randomUUID(), details: { note: REASON } },
              ann.token,
            )
          const filter = { view, words: mark }
          for (const side of [ann, second]) {
            await side.page.goto(`/desk?view=${view}&words=${mark}&lead=${lead}`, { timeout: 20_000 })
            const { found } = await foundBy(site, side, lead)
            await expect(found ? state(side.page) : side.page.getByRole('alert')).toBeVisible()
            await expect(side.page.getByRole('searchbox')).toBeVisible()
          }
          const said = `${at}: Ann's ${one}, then ${other}'s ${next}`
          expect(await press(ann, one, second.name), said).toBe(true)
          // At once, on a screen that may not know of the first; or as the one that does.
          if (next) await press(second, next, ann.name)
          for (const side of [ann, second]) {
            await expect(side.page.locator('article button:disabled')).toHaveCount(0)
            await side.page.clock.fastForward(DESK_REFRESH_MS)
          }
          await expect(async () => {
            for (const side of [ann, second]) {
              const { shown, is } = await compared(site, side, lead, filter)
              expect(shown, `${said}: ${side.name}`).toEqual(is)
            }
          }).toPass({ timeout: 5_000, intervals: [50, 100, 200] })
          pairs++
        }
    }
    expect(pairs).toBeGreaterThan(20)
  })
}
