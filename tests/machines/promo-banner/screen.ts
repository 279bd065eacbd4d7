import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { banner } from '../../../content/navigation.ts'
import { hydrated } from '../../browser/visitor.ts'
import { nextFrames, type Screen, stopClock } from '../../path-harness/screen.ts'
import { setTabVisibility } from '../shared/tab-visibility.ts'

const Hold = v.object({ by: v.picklist(['pointer', 'focus', 'tab']) })
const Ends = v.object({ index: v.number() })

const claims = (page: Page) => page.getByRole('complementary', { name: banner.label })

/** What holds it in the browser: no pointer can hold a hidden banner, so a hidden tab stands in. */
const holder = new WeakMap<Page, Map<string, 'pointer' | 'tab'>>()

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (window.scrollY === to) return
    const moved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: to, behavior: 'instant' })
    await moved
  }, top)
  await nextFrames(page)
}

const away = (page: Page) => page.mouse.move(5, 790)

export const screen = {
  open: async (page) => {
    holder.set(page, new Map())
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await away(page)
    await stopClock(page)
  },
  gestures: {
    'threshold.passed': (page) => scrollTo(page, 400),
    'threshold.left': async (page) => {
      await scrollTo(page, 0)
      // Otherwise the banner would reappear under the pointer.
      await away(page)
    },
    'rotation.held': async (page, event) => {
      const { by } = v.parse(Hold, event)
      if (by === 'focus') return claims(page).getByRole('link').focus()
      const really = by === 'pointer' && (await claims(page).isVisible()) ? 'pointer' : 'tab'
      holder.get(page)?.set(by, really)
      if (really === 'tab') return page.evaluate(setTabVisibility, 'hidden' as const)
      await claims(page).hover()
    },
    'rotation.released': async (page, event) => {
      const { by } = v.parse(Hold, event)
      if (holder.get(page)?.get(by) === 'pointer') return away(page)
      await page.evaluate(setTabVisibility, 'visible' as const)
    },
  },
  settle: {},
  states: {
    hidden: (page) => expect(claims(page)).toBeHidden(),
    visible: (page) => expect(claims(page)).toBeVisible(),
    'visible.rotating': async () => undefined,
    'visible.paused': async () => undefined,
  },
  /** The current claim tells whether it rotated or stayed. */
  ends: async (page, _site, context) => {
    if (await claims(page).isHidden()) return
    const { index } = v.parse(Ends, context)
    await expect(claims(page).locator('[data-current]')).toContainText(`${banner.messages[index]?.full}`)
  },
} satisfies Screen
