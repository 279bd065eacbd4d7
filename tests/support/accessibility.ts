/** Accessibility checks of a page at rest. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * The rules the page breaks, each with the elements that break it.
 *
 * Waits for every animation that ends by itself: the contrast half-way through a fade means nothing.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ effect, playState, timeline }) =>
        playState !== 'running' ||
        // Moved by scrolling.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    ),
  )
  // Legacy mode saves a second page for each check. It leaves out frames of other origins; no page at rest has any.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
