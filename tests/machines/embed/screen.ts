/** Embeds, each on its own page: every trace is walked on both kinds at the same time, and on each other one alone. */
import { equal } from 'node:assert/strict'
import { frameText } from '../../../content/calculators/copy.ts'
import { embedText } from '../../../content/embeds.ts'
import { home } from '../../../content/pages/home.ts'
import { head, tools } from '../../../content/pages/tools.ts'
import { VIDEO_HOST } from '../../../content/videos/host.ts'
import type { VideoEmbed } from '../../../content/videos/schema.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'

export type Embedded = {
  path: string
  /** The part of the page that has it. */
  part: Part
  /** Whose frame it is: nobody answers there until the test does. */
  origin: string
  /** What the frame shows. */
  address: string
  /** The names of the button and of the frame. */
  action: string
  frame: string
  /** To the same content on its own site. */
  link: { label: string; href: string }
  text: { loading: string; failed: string; retry: string }
}

/** A film, played by its host as section 7 of the specification says. */
export function film(path: string, part: Part, content: FilmContent): Embedded {
  const { title, videoId, showControls = true, startAt = 0 } = content
  const start = startAt > 0 ? `&start=${startAt}` : ''
  return {
    ...{ path, part, origin: VIDEO_HOST.embedOrigin, frame: title, text: embedText },
    address:
      `${VIDEO_HOST.embedOrigin}/embed/${videoId}?autoplay=1&controls=${showControls ? 1 : 0}` +
      `&rel=0&modestbranding=1&playsinline=1${start}`,
    action: `${embedText.play}: ${title}`,
    link: {
      label: embedText.watch,
      href: `${VIDEO_HOST.watch}${videoId}${startAt > 0 ? `&t=${startAt}s` : ''}`,
    },
  }
}
type FilmContent = Pick<VideoEmbed, 'title' | 'videoId'> &
  Partial<Pick<VideoEmbed, 'showControls' | 'startAt'>>

const { rental } = tools
const { embed: video, title } = home.videos
const VIDEO = film('/', { role: 'region', name: title }, video)
const CALCULATOR: Embedded = {
  path: head.path,
  part: { role: 'region', name: rental.title },
  origin: new URL(rental.frame.href).origin,
  address: rental.frame.href,
  action: rental.action,
  frame: rental.frame.label,
  link: rental.link,
  text: { ...frameText, failed: rental.failed },
}

/** An embed in the tab that shows it, and its frame's last request. */
type Embed = Embedded & { tab: Visitor; asked: Held | null }

/** Where the visitor goes on while a frame loads: the page's first link. */
const elsewhere: Part = { selector: 'a', index: 0 }

const embeds = new WeakMap<Visitor, readonly Embed[]>()

async function openEmbed(tab: Visitor, kind: Embedded, early?: () => Promise<void>): Promise<Embed> {
  await tab.hold(kind.origin, 'frames')
  await tab.open(kind.path, 'running', early)
  return { ...kind, tab, asked: null }
}

/** Until the page's scripts are there, a link leads to the content. */
/** What the trace does, done to every embed. */
const onEach = (act: (embed: Embed) => Promise<void>) => async (visitor: Visitor) => {
  for (const embed of embeds.get(visitor) ?? []) await act(embed)
}

const frame = ({ part }: Embedded): Part => ({ selector: 'iframe', inside: part })
const button = ({ part }: Embedded, name: string): Part => ({ role: 'button', name, inside: part })
const alert = ({ part }: Embedded): Part => ({ role: 'alert', inside: part })
const waiting = ({ part, text }: Embedded): Part => ({ text: text.loading, inside: part })

export const embedScreen = (kinds: readonly Embedded[]): Screen => ({
  open: async (visitor) => {
    const opened: Embed[] = []
    for (const kind of kinds)
      opened.push(await openEmbed(opened.length === 0 ? visitor : await visitor.anotherTab(), kind))
    embeds.set(visitor, opened)
  },
  gestures: {
    'embed.requested': onEach(async (embed) => {
      const { tab, action, text } = embed
      const retry = button(embed, text.retry)
      await tab.press((await tab.isShown(retry)) ? retry : button(embed, action))
      embed.asked = await tab.request()
      equal(embed.asked.url, embed.address)
      await tab.sees(frame(embed), { focused: true })
    }),
    'frame.loaded': onEach(async ({ tab, asked }) => {
      await tab.focus(elsewhere)
      await asked?.answer(() => new Response('', { headers: { 'content-type': 'text/html' } }))
    }),
  },
  states: {
    idle: onEach(async (embed) => {
      await embed.tab.sees(button(embed, embed.action))
      await embed.tab.misses(frame(embed))
      equal(embed.tab.awaitsAnswer(), false)
    }),
    loading: onEach(async (embed) => {
      await embed.tab.sees(waiting(embed))
      await embed.tab.sees(frame(embed), { attributes: { title: embed.frame } })
    }),
    ready: onEach(async (embed) => {
      await embed.tab.sees(frame(embed), { attributes: { title: embed.frame }, styles: { opacity: '1' } })
      await embed.tab.misses(waiting(embed))
      await embed.tab.sees(elsewhere, { focused: true })
    }),
    failed: onEach(async (embed) => {
      // In one window, the focus goes to the last.
      const atFocus = embed.path === kinds.at(-1)?.path ? { focused: true } : {}
      await embed.tab.sees(alert(embed), { text: embed.text.failed, ...atFocus })
      await embed.tab.sees(
        { selector: '[role=alert] ~ div a', inside: embed.part },
        { text: embed.link.label, attributes: { href: embed.link.href } },
      )
      await embed.tab.misses(frame(embed))
    }),
  },
})

export const screen = embedScreen([VIDEO, CALCULATOR])

/** One embed, also as it is prerendered. */
export const embedScreenOf = (kind: Embedded): Screen => ({
  ...embedScreen([kind]),
  open: async (visitor) => {
    embeds.set(visitor, [await openEmbed(visitor, kind, () => visitor.sees(button(kind, kind.action)))])
  },
})
