import { deepEqual, equal } from 'node:assert/strict'
import { reviewsWidget } from '../../../content/links.ts'
import { messages } from '../../../content/messages.ts'
import { home } from '../../../content/pages/home.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'

const section: Part = { role: 'region', name: home.reviews.title }
const frame: Part = { selector: `iframe[title="${reviewsWidget.frameTitle}"]`, inside: section }
const shownFrame: Part = { selector: 'iframe:not([inert])', inside: section }
const inertFrame: Part = { selector: 'div:has(> iframe[inert])', inside: section }

const summary: Part = { text: home.reviews.rating.figure, inside: section }

/** What the page has asked for, the script and whether the frame's site answers, in any order. */
const asked = new WeakMap<Visitor, readonly Held[]>()

function askedFor(visitor: Visitor, address: string): Held {
  const held = asked.get(visitor)?.find(({ url }) => url === address)
  if (!held) throw new Error(`The page has not asked for ${address}`)
  return held
}

const settling = (address: string) => (visitor: Visitor, outcome: object) => {
  const held = askedFor(visitor, address)
  return 'error' in outcome ? held.fail() : held.answer(() => new Response())
}

/** Our own summary is always there, below the frame. */
const seesSummary = all(
  sees(summary),
  sees({ role: 'link', name: RegExp(`^${home.reviews.link.label}`), inside: section }),
)

const warned = (expected: readonly string[]) => (visitor: Visitor) =>
  visitor.until(async () => deepEqual(await visitor.warnings(), expected))

async function seesSummaryAlone(visitor: Visitor): Promise<void> {
  await visitor.sees(inertFrame)
  await visitor.misses(frame, 'styled')
}

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.hold(reviewsWidget.script)
    await visitor.hold(reviewsWidget.frame)
    await visitor.open('/')
  },
  gestures: { 'widget.near': (visitor) => visitor.bringIntoView(summary) },
  settle: { loadScript: settling(reviewsWidget.script), reachFrame: settling(reviewsWidget.frame) },
  states: {
    idle: async (visitor) => {
      await all(seesSummary, misses(shownFrame, inertFrame))(visitor)
      equal(visitor.awaitsAnswer(), false)
    },
    near: all(seesSummary, sees({ selector: 'div:has(> iframe)', inside: section })),
    'near.script.loading': warned([]),
    'near.script.failed': warned([messages.reviewsMissing.logged]),
    'near.frame.asking': seesSummaryAlone,
    'near.frame.shown': (visitor) => visitor.sees(shownFrame, { styles: { opacity: '1' } }),
  },
  alike: {
    'the script only fits the frame to its content': ['near.script.loading', 'near.script.ready'],
    'our own summary stays until the site answers': ['near.frame.asking', 'near.frame.absent'],
  },
  effects: {
    'stops watchNearness': 'a page that is left must leave no observer behind',
    'starts loadScript': async (visitor) => {
      asked.set(visitor, [await visitor.request(), await visitor.request()])
      askedFor(visitor, reviewsWidget.script)
    },
    'starts reachFrame': async (visitor) => void askedFor(visitor, reviewsWidget.frame),
    warn: warned([messages.reviewsMissing.logged]),
  },
}
