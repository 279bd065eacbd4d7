/**
 * Where the visitor wants motion, drawings follow the scroll and pages pass into each other; everywhere else all
 * is finished and still.
 */
import type { Page } from 'playwright/test'
import { navigation } from '../../content/navigation.ts'
import { contact } from '../../content/pages/contact.ts'
import { infrastructure } from '../../content/pages/infrastructure.ts'
import { team } from '../../content/pages/team.ts'
import { PATIENCE } from '../../src/browser/page-transition.ts'
import { expect, test } from './fixtures.ts'
import { bars, recordMoving, smallest } from './motion.ts'
import { hydrated } from './visitor.ts'

const CHARTS = '/listing-presentation'

/**
 * The parts that each transition so far has animated, how long it took, in milliseconds, whether an arch opened, and whether
 * the picture that the page begins with was there.
 */
type Transition = { parts: string[]; duration: number; opens: boolean; picture: boolean }

/** Records page transitions from the next page load on. */
async function recordTransitions(page: Page): Promise<() => Promise<Transition[]>> {
  await page.addInitScript(() => {
    const log: Transition[] = []
    Object.assign(window, { transitions: log })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      const record = () => {
        const effects = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return []
          const { pseudoElement: pseudo } = effect
          return pseudo?.startsWith('::view-transition') ? [{ effect, pseudo }] : []
        })
        log.push({
          parts: [...new Set(effects.map(({ pseudo }) => pseudo.replace('::view-transition-', '')))],
          opens: effects.some(({ effect }) => effect.getKeyframes().some(({ clipPath }) => clipPath)),
          picture: document.querySelector<HTMLImageElement>('[data-hero="picture"] img')?.complete ?? false,
          duration: Math.max(...effects.map(({ effect }) => Number(effect.getComputedTiming().endTime))),
        })
      }
      transition.ready.then(record, () => undefined)
      return transition
    }
  })
  return () => page.evaluate(() => ('transitions' in window ? (window.transitions as Transition[]) : []))
}

const follow = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first().click()

/** How opaque what a press opens is, in the frames after it in which it shows. */
async function opacitiesOnceOpened(page: Page, path: string, control: string): Promise<number[]> {
  await page.goto(path)
  await hydrated(page)
  const opacities = await page
    .locator(control)
    .first()
    .evaluate(async (control: HTMLElement) => {
      control.click()
      const seen: number[] = []
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame)
        const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
        if (panel?.checkVisibility()) seen.push(Number(getComputedStyle(panel).opacity))
      }
      return seen
    })
  expect(opacities.length).toBeGreaterThan(6)
  return opacities
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('bars grow as they are scrolled into view', async ({ page }) => {
    await page.goto(CHARTS)
    await hydrated(page)
    const chart = bars(page).first()
    await expect.poll(() => smallest(chart)).toBeLessThan(1)
    await chart.evaluate((bar) => bar.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => smallest(chart)).toBeGreaterThan(1)
  })

  test('the menu of the header is never translucent, as text is behind it', async ({ page }) => {
    const opacities = await opacitiesOnceOpened(page, '/contact', 'header [aria-controls]')
    expect(new Set(opacities)).toEqual(new Set([1]))
  })

  test('a tab’s panel fades in', async ({ page }) => {
    const opacities = await opacitiesOnceOpened(page, '/buyer', '[role="tab"][aria-selected="false"]')
    expect(opacities[0]).toBeLessThan(0.5)
    expect(opacities.at(-1)).toBeGreaterThan(0.5)
    expect(opacities).toEqual(opacities.toSorted((a, b) => a - b))
  })

  test('an answer unfolds, and the rows below it move as it does', async ({ page }) => {
    await page.goto('/buyers-guide')
    await hydrated(page)
    const animations = await page.context().newCDPSession(page)
    await animations.send('Animation.enable')
    // So slow that it can be seen on its way.
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
    await page.locator('h3 > [aria-controls]').first().click()
    const growing = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((one) => one instanceof CSSTransition && one.transitionProperty === 'height'),
      )
    await expect.poll(growing).toBe(true)
  })

  test('the other theme opens over the whole page', async ({ page }) => {
    const transitions = await recordTransitions(page)
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: navigation.theme.toDark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect
      .poll(transitions)
      .toMatchObject([{ parts: expect.arrayContaining(['new(root)']), opens: true }])
  })

  test('every bar is finished on paper', async ({ page }) => {
    await page.goto(CHARTS)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => smallest(bars(page))).toBeGreaterThan(1)
  })

  test('the next page opens over the last one, below the header, also on the way back', async ({
    page,
    pageLog,
  }) => {
    const transitions = await recordTransitions(page)
    await page.goto('/join')
    await hydrated(page)
    await follow(page, '/contact')
    await expect.poll(transitions).toHaveLength(1)
    await page.goBack()
    await expect.poll(transitions).toHaveLength(2)
    for (const { parts, duration, opens } of await transitions()) {
      expect(opens).toBe(true)
      expect(parts).toEqual(
        expect.arrayContaining(['group(site-header)', 'old(last-page)', 'new(next-page)']),
      )
      // The next page does not fade in over the last one, whose words would show through.
      expect(parts).not.toContain('group(root)')
      expect(duration).toBeLessThan(500)
    }
    expect(pageLog).toEqual([])
  })

  test('the way back has its transition after a calculator wrote its address', async ({ page }) => {
    const transitions = await recordTransitions(page)
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('contentinfo').locator('a[href="/tools"]').click()
    await expect.poll(transitions).toHaveLength(1)
    await page.getByRole('textbox', { name: 'Purchase price' }).first().fill('612000')
    await expect(page).toHaveURL(/=612000/)
    await page.goBack()
    await expect.poll(transitions).toHaveLength(2)
  })

  test('the next page opens with the picture that it begins with', async ({ page }) => {
    const transitions = await recordTransitions(page)
    // However busy the machine is, the page has patience.
    await page.addInitScript((patience) => {
      const start = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
          delay === patience ? 0 : start(run, delay, ...rest),
      })
    }, PATIENCE)
    // On its way until a page has opened without it, or for half a second.
    await page.route(`**/${team.hero.scene}*.svg`, async (route) => {
      const opened = page.waitForFunction(
        () => 'transitions' in window && `${window.transitions}` !== '',
        null,
        {
          timeout: 500,
          polling: 20,
        },
      )
      await opened.catch(() => undefined)
      await route.continue()
    })
    await page.goto('/contact')
    await hydrated(page)
    await follow(page, '/team')
    await expect.poll(transitions).toMatchObject([{ picture: true }])
  })

  test('the next page opens over one that was scrolled, which is there again at once', async ({ page }) => {
    const transitions = await recordTransitions(page)
    await page.goto('/join')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await follow(page, '/contact')
    await expect.poll(transitions).toHaveLength(1)
    expect((await transitions())[0]?.parts).toContain('new(next-page)')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    expect(await transitions()).toHaveLength(1)
  })

  test('what does not move takes presses during a transition', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        const transition = start(options)
        transition.ready.then(() => {
          const line = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
          window.scrollBy({ top: line - 200, behavior: 'instant' })
          const pressed = document.elementFromPoint(window.innerWidth / 2, 300)
          document.title = `${pressed?.closest('footer')?.tagName} is pressed`
        })
        return transition
      }
    })
    await page.goto('/join')
    await hydrated(page)
    await follow(page, '/contact')
    await expect(page).toHaveTitle('FOOTER is pressed')
  })

  test('a press during a transition goes to the next page, without an error', async ({ page, pageLog }) => {
    await page.goto('/join')
    await hydrated(page)
    for (const path of ['/contact', '/team', '/videos', '/contact']) {
      await page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title)
    const passing = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'))
    await expect.poll(passing).toBe(false)
    expect(pageLog).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change without a transition', async ({ page }) => {
    const transitions = await recordTransitions(page)
    await page.goto('/join')
    await hydrated(page)
    await follow(page, '/contact')
    await expect(page).toHaveTitle(/Contact/)
    expect(await transitions()).toEqual([])
  })

  test('the menu opens and closes at once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/contact')
    await hydrated(page)
    const menu = page.getByRole('dialog', { name: navigation.drawer.label })
    await page.getByRole('button', { name: navigation.drawer.openAction }).click()
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect(box && box.x + box.width).toBeCloseTo(360)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
})

test('with reduced motion the light of the day, which is not how the picture is drawn, is there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-06-21T13:00-06:00')
  const moving = await recordMoving(page)
  await page.goto('/')
  await hydrated(page)
  expect(await moving()).toEqual([])
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the way to the top is ${reducedMotion === 'reduce' ? 'a jump' : 'smooth'} with "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/infrastructure')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    const toTop = page.getByRole('button', { name: infrastructure.navigation.topAction })
    await expect(toTop).toBeVisible()
    const left = await toTop.evaluate((button: HTMLButtonElement) => {
      button.click()
      return window.scrollY
    })
    expect(left > 0).toBe(reducedMotion === 'no-preference')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
