/** Both kinds of embed, each on its own page: every trace is walked on the two at the same time. */
import { equal, match } from 'node:assert/strict'
import { frameText } from '../../../content/calculators/copy.ts'
import { embedText } from '../../../content/embeds.ts'
import { home } from '../../../content/pages/home.ts'
import { head, tools } from '../../../content/pages/tools.ts'
import { VIDEO_HOST } from '../../../content/videos/host.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'

type Kind = {
  path: string
  /** Whose frame it is: nobody answers there until the test does. */
  origin: string
  /** What the frame shows. */
  address: RegExp
  region: string
  /** The names of the button, of the frame, and of the link to the other site. */
  action: string
  frame: string
  link: string
  text: { loading: string; failed: string; retry: string }
}

const { rental } = tools
const { embed: video, title } = home.videos
const VIDEO: Kind = {
  path: '/',
  origin: VIDEO_HOST.embedOrigin,
  address: RegExp(`/${video.videoId}\\?autoplay=1&`),
  region: title,
  action: `${embedText.play}: ${video.title}`,
  frame: video.title,
  link: embedText.watch,
  text: embedText,
}
const CALCULATOR: Kind = {
  path: head.path,
  origin: new URL(rental.frame.href).origin,
  address: RegExp(`^${rental.frame.href}$`),
  region: rental.title,
  action: rental.action,
  frame: rental.frame.label,
  link: rental.link.label,
  text: { ...frameText, failed: rental.failed },
}

/** An embed in the tab that shows it, and its frame's last request. */
type Embed = Kind & { tab: Visitor; asked: Held | null }

/** Where the visitor goes on while a frame loads: the page's first link. */
const elsewhere: Part = { selector: 'a', index: 0 }

const embeds = new WeakMap<Visitor, readonly Embed[]>()

async function openEmbed(tab: Visitor, kind: Kind): Promise<Embed> {
  await tab.hold(kind.origin, 'frames')
  await tab.open(kind.path)
  return { ...kind, tab, asked: null }
}

/** What the trace does, done to both embeds. */
const onBoth = (act: (embed: Embed) => Promise<void>) => async (visitor: Visitor) => {
  for (const embed of embeds.get(visitor) ?? []) await act(embed)
}

const region = ({ region }: Kind): Part => ({ role: 'region', name: region })
const frame = (kind: Kind): Part => ({ selector: 'iframe', inside: region(kind) })
const button = (kind: Kind, name: string): Part => ({ role: 'button', name, inside: region(kind) })
const alert = (kind: Kind): Part => ({ role: 'alert', inside: region(kind) })
const waiting = (kind: Kind): Part => ({ text: kind.text.loading, inside: region(kind) })

export const screen: Screen = {
  open: async (visitor) => {
    const other = await visitor.anotherTab()
    embeds.set(visitor, [await openEmbed(visitor, VIDEO), await openEmbed(other, CALCULATOR)])
  },
  gestures: {
    'embed.requested': onBoth(async (embed) => {
      const { tab, action, text } = embed
      const retry = button(embed, text.retry)
      await tab.press((await tab.isShown(retry)) ? retry : button(embed, action))
      embed.asked = await tab.request()
      match(embed.asked.url, embed.address)
      await tab.sees(frame(embed), { focused: true })
    }),
    'frame.loaded': onBoth(async ({ tab, asked }) => {
      await tab.focus(elsewhere)
      await asked?.answer(() => new Response('', { headers: { 'content-type': 'text/html' } }))
    }),
  },
  settle: {},
  states: {
    idle: onBoth(async (embed) => {
      await embed.tab.sees(button(embed, embed.action))
      await embed.tab.misses(frame(embed))
      equal(embed.tab.awaitsAnswer(), false)
    }),
    loading: onBoth(async (embed) => {
      await embed.tab.sees(waiting(embed))
      await embed.tab.sees(frame(embed), { attributes: { title: embed.frame } })
    }),
    ready: onBoth(async (embed) => {
      await embed.tab.sees(frame(embed), { attributes: { title: embed.frame }, styles: { opacity: '1' } })
      await embed.tab.misses(waiting(embed))
      await embed.tab.sees(elsewhere, { focused: true })
    }),
    failed: onBoth(async (embed) => {
      // In one window, the focus goes to the last.
      const atFocus = embed.path === CALCULATOR.path ? { focused: true } : {}
      await embed.tab.sees(alert(embed), { text: embed.text.failed, ...atFocus })
      await embed.tab.sees({ role: 'link', name: RegExp(embed.link), inside: region(embed) })
      await embed.tab.misses(frame(embed))
    }),
  },
  effects: {},
}
