/** Accessibility checks of a page at rest, by axe. */
import { readFileSync } from 'node:fs'
import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/** Half as long as `axe.source`. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Of a rule that takes some elements for what they are not, those it is asked about, and why the others are right. */
const NARROWED = [
  {
    id: 'p-as-heading',
    selector: 'p:not(.figure, .figure-large, h4 + .minor-heading, .subheading:has(+ h3), figcaption > p)',
    because: 'A figure set large, or the place in a caption, is no heading, and stands beside one.',
  },
]

/** Every rule that axe has, also those that it leaves out unless asked: of level AAA, and experimental ones. */
export const everyRule: RunOptions = {
  runOnly: {
    type: 'rule',
    values: axe
      .getRules()
      .filter(({ tags }) => !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId),
  },
}

/** What a page in its other theme may break, where it has been checked in one: only the colours are others. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * The rules the page breaks, each with the elements that break it. Without `options`, axe's default rules.
 *
 * Waits for every animation that ends by itself: the contrast half-way through a fade means nothing. Frames of other
 * sites are left out; no page at rest has any.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ effect, playState, timeline }) =>
        playState !== 'running' ||
        // Moved by scrolling.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    ),
  )
  const { violations } = await runAxe(page, { ...options, resultTypes: ['violations'], iframes: false })
  const broken: string[] = []
  for (const { id, nodes } of violations) {
    const elements: string[] = []
    for (const node of nodes) if (!(await isOnlyCovered(page, node))) elements.push(node.html)
    if (elements.length > 0) broken.push(`${id}: ${elements.join(' ')}`)
  }
  return broken
}

/** Whether a target is large enough, but lies partly under what stays in the window, from where it can be scrolled. */
async function isOnlyCovered(page: Page, { any }: NodeResult): Promise<boolean> {
  const obscured = any.filter(({ data }) => data?.messageKey?.startsWith('partiallyObscured'))
  if (obscured.length === 0) return false
  const covers = obscured
    .flatMap(({ relatedNodes }) => relatedNodes ?? [])
    .map(({ target }) => String(target))
  return page.evaluate((selectors) => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    return selectors.every((selector) => stays(document.querySelector(selector)))
  }, covers)
}

/**
 * Runs axe in a world of its own, where the clock runs even while a test has stopped the page's. A document keeps that
 * world by its name: loading axe takes as long as some of its runs.
 */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      ...{ contextId, expression },
      ...{ awaitPromise: true, returnByValue: true },
    })
    if (exceptionDetails) throw new Error(`axe fails: ${exceptionDetails.exception?.description}`)
    return result.value
  }
  const rules = NARROWED.map(({ id, selector }) => ({ id, selector }))
  if ((await evaluate('typeof axe')) === 'undefined')
    await evaluate(`${SOURCE}; axe.configure(${JSON.stringify({ rules })})`)
  const results = await evaluate(`axe.run(${JSON.stringify(options)})`)
  await session.detach()
  return results
}
