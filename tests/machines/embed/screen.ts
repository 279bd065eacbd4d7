/** Both kinds of embed, each on its own page: every trace is walked on the two at the same time. */
import { expect, type Page, type Route } from 'playwright/test'
import { frameText } from '../../../content/calculators/copy.ts'
import { embedText } from '../../../content/embeds.ts'
import { home } from '../../../content/pages/home.ts'
import { head, tools } from '../../../content/pages/tools.ts'
import { VIDEO_HOST } from '../../../content/videos/host.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'

type Kind = {
  path: string
  /** Whose frame it is: nobody answers there until the test does. */
  origin: string
  region: string
  /** The names of the button, of the frame, and of the link to the other site. */
  action: string
  frame: string
  link: string
  text: { loading: string; failed: string; retry: string }
}

const { rental } = tools
const KINDS: readonly [Kind, Kind] = [
  {
    path: '/',
    origin: VIDEO_HOST.embedOrigin,
    region: home.videos.title,
    action: home.videos.embed.title,
    frame: home.videos.embed.title,
    link: embedText.watch,
    text: embedText,
  },
  {
    path: head.path,
    origin: new URL(rental.frame.href).origin,
    region: rental.title,
    action: rental.action,
    frame: rental.frame.label,
    link: rental.link.label,
    text: { ...frameText, failed: rental.failed },
  },
]

type Embed = Kind & { page: Page; requests: Route[] }

/** The two embeds of a test, by the page it was given. */
const embeds = new WeakMap<Page, readonly Embed[]>()

async function openEmbed(page: Page, kind: Kind): Promise<Embed> {
  const requests: Route[] = []
  await page.route(`${kind.origin}/**`, (route) => void requests.push(route))
  await page.goto(kind.path)
  await hydrated(page)
  const embed = { ...kind, page, requests }
  await button(embed, kind.action).waitFor()
  return embed
}

/** What the trace does to a page, done to both embeds. */
const onBoth = (act: (embed: Embed) => Promise<void>) => async (page: Page) => {
  for (const embed of embeds.get(page) ?? []) await act(embed)
}

const region = ({ page, region }: Embed) => page.getByRole('region', { name: region })
const frame = (embed: Embed) => region(embed).locator('iframe')
const button = (embed: Embed, name: string | RegExp) => region(embed).getByRole('button', { name })

export const screen = {
  open: async (page) => {
    // One clock for all pages of the context.
    await page.clock.install()
    const [video, calculator] = KINDS
    embeds.set(page, [
      await openEmbed(page, video),
      await openEmbed(await page.context().newPage(), calculator),
    ])
  },
  gestures: {
    'embed.requested': onBoth((embed) =>
      button(embed, RegExp(`${embed.action}|${embed.text.retry}`)).click(),
    ),
    'frame.loaded': onBoth(async ({ requests }) => {
      await expect.poll(() => requests.length).toBeGreaterThan(0)
      await requests
        .at(-1)
        ?.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A frame</title>' })
    }),
  },
  settle: {},
  states: {
    idle: onBoth(async (embed) => {
      await expect(button(embed, embed.action)).toBeVisible()
      expect(embed.requests).toEqual([])
    }),
    loading: onBoth(async (embed) => {
      await expect(region(embed).getByText(embed.text.loading)).toBeVisible()
      await expect(frame(embed)).toHaveAttribute('title', embed.frame)
      await expect(frame(embed)).toBeFocused()
    }),
    ready: onBoth(async (embed) => {
      await expect(frame(embed)).toHaveCSS('opacity', '1')
      await expect(region(embed).getByText(embed.text.loading)).toBeHidden()
    }),
    failed: onBoth(async (embed) => {
      await expect(region(embed).getByRole('alert')).toHaveText(embed.text.failed)
      await expect(region(embed).getByRole('alert')).toBeFocused()
      await expect(region(embed).getByRole('link', { name: embed.link })).not.toHaveCount(0)
      await expect(frame(embed)).toHaveCount(0)
    }),
  },
} satisfies Screen
