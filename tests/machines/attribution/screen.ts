import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { UTM_STORAGE_KEY } from '../../../content/constants.ts'
import { contactForm } from '../../../content/forms.ts'
import type { attribution } from '../../../machines/attribution.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Campaign = v.record(v.string(), v.string())
const Found = v.object({
  from: v.picklist(['address', 'storage', 'nowhere', 'garbage', 'forbidden']),
  campaign: v.optional(Campaign),
})
const Lead = v.looseObject({ utm: Campaign })

const CONTACT = '/contact'
const FUNCTION = '/functions/v1/send-lead-email'
const KEPT = '{"utm_source":"newsletter"}'
const WARNING = 'The campaign of this visit could not be read or kept'
const GARBAGE = '{half'
const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '403 555 0100',
  message: 'Which campaign was it?',
}

const form: Part = { role: 'form', name: contactForm.title }

/** What a page is about to find, with the query of its address, and whether storage has no room for more. */
type World = {
  from: v.InferOutput<typeof Found>['from']
  query: string
  full: boolean
}
/** How often the pages so far should have warned, and whether the walk is at its last step. */
type Visit = { world: World; warnings: number; isOver: boolean }
const visits = new WeakMap<Visitor, Visit>()
function visitOf(visitor: Visitor): Visit {
  const visit = visits.get(visitor)
  if (!visit) throw new Error('The page was not opened')
  return visit
}

function queryOf(campaign: v.InferOutput<typeof Campaign>): string {
  const given = Object.entries(campaign).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(given.map(([name, value]) => [`utm_${name}`, value]))}`
}

/** What the coming steps find, up to the next page. */
function worldOf(coming: readonly Step[]): World {
  const next = coming.findIndex(({ kind }) => kind === 'event')
  const soon = coming.slice(0, next < 0 ? coming.length : next)
  const endOf = (actor: string) =>
    soon.flatMap((step) => (step.kind === 'settle' && step.actor === actor ? step.outcome : []))[0]
  const reading = endOf('readCampaign') ?? { output: { from: 'nowhere' } }
  const found = v.parse(Found, 'error' in reading ? { from: 'forbidden' } : reading.output)
  return {
    from: found.from,
    query: found.from === 'address' && found.campaign ? queryOf(found.campaign) : '',
    full: endOf('keepCampaign') !== undefined,
  }
}

/** A page reads at once, so all is as it will find it before it is opened. Resolves to the query of its address. */
async function prepare(visitor: Visitor, coming: readonly Step[]): Promise<string> {
  const world = worldOf(coming)
  const warns = world.full || world.from === 'garbage' || world.from === 'forbidden'
  const warnings = (visits.get(visitor)?.warnings ?? 0) + Number(warns)
  visits.set(visitor, { world, warnings, isOver: coming.length === 0 })
  await visitor.prepareStorage({
    key: UTM_STORAGE_KEY,
    kept: world.from === 'storage' ? KEPT : world.from === 'garbage' ? GARBAGE : null,
    fails: world.from === 'forbidden' ? 'reading' : world.full ? 'writing' : undefined,
  })
  return world.query
}

async function arrive(visitor: Visitor, coming: readonly Step[]): Promise<void> {
  await visitor.hold(FUNCTION)
  await visitor.open(`${CONTACT}${await prepare(visitor, coming)}`)
}

const isAtContact = async (visitor: Visitor) => (await visitor.address()).startsWith(CONTACT)

const warningsOf = async (visitor: Visitor) =>
  (await visitor.warnings()).filter((one) => one.includes(WARNING)).length

/** The page has read, and warned of what it could not read or keep. */
const warned = (visitor: Visitor) =>
  visitor.until(async () => equal(await warningsOf(visitor), visitOf(visitor).warnings))

async function settle(visitor: Visitor, coming: readonly Step[]): Promise<void> {
  visitOf(visitor).isOver = coming.length === 0
  await warned(visitor)
}

const reads = (expected: RegExp) => (visitor: Visitor) =>
  visitor.until(async () => match(await visitor.address(), expected))
const withoutCampaign = reads(/^[^?]*$/)

/** The lead that is sent now. */
async function sendLead(visitor: Visitor): Promise<v.InferOutput<typeof Lead>> {
  if (!(await isAtContact(visitor))) await visitor.goTo(CONTACT)
  for (const [name, text] of Object.entries(ADA))
    await visitor.fill({ selector: `[name=${name}]`, inside: form }, text)
  await visitor.press({ role: 'button', name: contactForm.submitLabel, inside: form })
  return v.parse(Lead, (await visitor.request()).body)
}

export const screen = screenOf<typeof attribution>({
  // The first step may be what the first page finds.
  open: async (visitor, coming) => {
    if (coming[0]?.kind !== 'settle') await arrive(visitor, coming)
  },
  gestures: {
    'address.changed': async (visitor, _event, coming) => {
      const query = await prepare(visitor, coming)
      await visitor.goTo(`${(await isAtContact(visitor)) ? '/join' : CONTACT}${query}`)
    },
  },
  settle: {
    readCampaign: async (visitor, outcome, coming) => {
      if (!visits.has(visitor))
        await arrive(visitor, [{ kind: 'settle', actor: 'readCampaign', outcome }, ...coming])
      await settle(visitor, coming)
    },
    keepCampaign: (visitor, _outcome, coming) => settle(visitor, coming),
  },
  settleAtOnce: ['readCampaign', 'keepCampaign'],
  // Over at once, or as soon as the visitor goes on.
  brief: ['reading', 'captured'],
  states: {
    captured: (visitor) =>
      visitor.until(async () =>
        equal((await visitor.address()).replace(/^[^?]*/, ''), visitOf(visitor).world.query),
      ),
    restored: async (visitor) => {
      await withoutCampaign(visitor)
      equal(await visitor.storedInTab(UTM_STORAGE_KEY), KEPT)
    },
    none: async (visitor) => {
      await withoutCampaign(visitor)
      equal(await visitor.storedInTab(UTM_STORAGE_KEY), null)
      // What is forbidden looks as if nothing were stored.
      notEqual(visitOf(visitor).world.from, 'forbidden')
    },
    unreadable: async (visitor) => {
      await withoutCampaign(visitor)
      ok((await warningsOf(visitor)) > 0, 'the page has warned')
    },
  },
  /** At the end, a lead that is sent has the campaign. */
  context: async (visitor, { campaign }) => {
    if (!visitOf(visitor).isOver) return
    const { utm } = await sendLead(visitor)
    deepEqual(utm, campaign)
  },
  effects: {
    'starts readCampaign': 'it is over at once, and the next step says what was read',
    'stops readCampaign': 'it is over before anything could stop it',
    'starts keepCampaign': (visitor) =>
      visitor.until(async () => {
        const stored = await visitor.storedInTab(UTM_STORAGE_KEY)
        if (visitOf(visitor).world.full) equal(stored, null)
        else
          deepEqual(
            JSON.parse(stored ?? '{}'),
            Object.fromEntries(new URLSearchParams(visitOf(visitor).world.query)),
          )
      }),
    'stops keepCampaign': 'it is over before anything could stop it',
    warn: warned,
  },
})
