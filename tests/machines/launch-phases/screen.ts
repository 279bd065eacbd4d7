import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { home } from '../../../content/pages/home.ts'
import { hydrated } from '../../browser/visitor.ts'
import { type Screen, stopClock } from '../../path-harness/screen.ts'
import { setTabVisibility } from '../shared/tab-visibility.ts'

const { title, phases, pauseAction, resumeAction } = home.launch
const Hold = v.object({ by: v.picklist(['pointer', 'tab', 'visitor']) })
const Chosen = v.object({ phase: v.number() })
const Ends = v.object({ phase: v.number() })

const section = (page: Page) => page.getByRole('region', { name: title })
const pause = (page: Page) =>
  section(page).getByRole('button', { name: RegExp(`${pauseAction}|${resumeAction}`) })
const tab = (page: Page, phase: number) => section(page).getByRole('tab').nth(phase)

/** What holds it in the browser: no pointer can hold a section that is off screen, so a hidden tab stands in. */
const holder = new WeakMap<Page, Map<string, 'pointer' | 'tab'>>()

const isSeen = async (page: Page) => (await section(page).getAttribute('data-state')) !== 'waiting'
/** Onto the header, which stays above the scrolled content. */
const away = (page: Page) => page.mouse.move(600, 8)

const isIn = (state: string) => (page: Page) => expect(section(page)).toHaveAttribute('data-state', state)

export const screen = {
  open: async (page) => {
    holder.set(page, new Map())
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await stopClock(page)
  },
  gestures: {
    'section.seen': (page) => section(page).evaluate((element) => element.scrollIntoView()),
    // A tap: a mouse that clicks is over the section and holds it.
    'phase.chosen': (page, event) => tab(page, v.parse(Chosen, event).phase).dispatchEvent('click'),
    'rotation.held': async (page, event) => {
      const { by } = v.parse(Hold, event)
      if (by === 'visitor') return pause(page).dispatchEvent('click')
      const really = by === 'pointer' && (await isSeen(page)) ? 'pointer' : 'tab'
      holder.get(page)?.set(by, really)
      if (really === 'tab') return page.evaluate(setTabVisibility, 'hidden' as const)
      await section(page).getByRole('tab').first().hover()
    },
    'rotation.released': async (page, event) => {
      const { by } = v.parse(Hold, event)
      if (by === 'visitor') return pause(page).dispatchEvent('click')
      if (holder.get(page)?.get(by) === 'pointer') return away(page)
      await page.evaluate(setTabVisibility, 'visible' as const)
    },
  },
  settle: {},
  states: { waiting: isIn('waiting'), rotating: isIn('rotating'), paused: isIn('paused') },
  ends: async (page, _site, context) => {
    const { phase } = v.parse(Ends, context)
    await expect(tab(page, phase)).toHaveAttribute('aria-selected', 'true')
    await expect(section(page).getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(section(page).getByRole('heading', { name: phases[phase]?.title ?? '' })).toBeVisible()
  },
} satisfies Screen
