/** The rules that a page needs to be painted as it was prerendered, taken from its style sheets. */
import Beasties from 'beasties'
import postcss, { type AtRule, type Root } from 'postcss'

/** States that a page is not in when it is first painted. */
const LATER_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|target(?!-)|disabled|user-invalid|autofill)\b|::(?:view-transition|backdrop|selection|scroll)/

/** Conditions that do not hold when a page is first painted on a screen, or that few visitors have. */
const LATER_CONDITION = /^print$|forced-colors|prefers-contrast/

/**
 * Selectors that beasties cannot look up, since it leaves out pseudo-classes: `:is(…) …`, `… > :first-child …`, and
 * `.a:not(…) .b:has(…) > .c`, of which it leaves out all from the first bracket to the last.
 */
const NOT_LOOKED_UP =
  /^:(?!:view-transition|:selection|focus)|[>+~]:[a-z-]+(?:\([^)]*\))?\s|\).*[\s>+~].*:[a-z-]+\(/

/** States that the home page gets into before the visitor acts: the hour, its content, its film. */
const BY_ITSELF = /\[data-(?:content|daylight|video)\b/

/** `:is(…)` with at most one level of brackets inside. */
const ALTERNATIVES = /:is\(((?:[^()]|\([^()]*\))*)\)/g

/**
 * The style sheet's rules that match an element of `html`, without print, pointer and keyboard rules. `styles` is the
 * address of a file in `dist`.
 */
export async function criticalStyles(dist: string, html: string, styles: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    pruneSource: false,
    fonts: false,
    keyframes: 'critical',
    allowRules: /data-video=/.test(html) ? [NOT_LOOKED_UP, BY_ITSELF] : [NOT_LOOKED_UP],
    logLevel: 'silent',
  })
  const link = `<link rel="stylesheet" href="${styles}">`
  const inlined = await beasties.process(html.replace('</head>', () => `${link}</head>`))
  const [, css] = /<style>(.*?)<\/style>/s.exec(inlined) ?? []
  if (!css) throw new Error('A page without critical styles')
  const sheet = postcss.parse(css)
  removeLaterRules(sheet)
  removeRulesOfOtherPages(sheet, html)
  removeUnusedProperties(sheet, html)
  return `${sheet}`
}

function removeLaterRules(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove()
  })
  keepSelectors(sheet, (selector) => !isLaterState(selector))
}

/** Removes rules that beasties could not look up, if the page has no element of their class. */
function removeRulesOfOtherPages(sheet: Root, html: string): void {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isOfThisPage = (selector: string) =>
    BY_ITSELF.test(selector) || classesIn(selector).every((name) => classes.has(name))
  keepSelectors(sheet, isOfThisPage)
}

/** The classes that an element must have; of alternatives it may have one or another. */
const classesIn = (selector: string): string[] =>
  [
    ...withoutNegations(selector)
      .replace(ALTERNATIVES, '')
      .matchAll(/\.([a-z][\w-]*)/gi),
  ].map(([, name = '']) => name)

/** Removes the other selectors, and the rules that have none left. */
function keepSelectors(sheet: Root, isKept: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const selectors = rule.selectors.filter(isKept)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  removeEmptyRules(sheet)
}

function isLater({ name, params }: AtRule): boolean {
  if (name === 'media') return LATER_CONDITION.test(params)
  return name === 'page'
}

/** Whether no page is in the state; of `:is(:hover, [aria-current])` it may be in the second. */
const isLaterState = (selector: string): boolean =>
  LATER_STATE.test(
    withoutNegations(selector).replace(ALTERNATIVES, (all, alternatives: string) =>
      postcss.list.comma(alternatives).every((each) => LATER_STATE.test(each)) ? all : '',
    ),
  )

/** A negated state, as in `:not(:hover)`, is one that the page is in. */
const withoutNegations = (selector: string) => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')

/** Removes custom properties that neither another rule nor the page uses, until none is left. */
function removeUnusedProperties(sheet: Root, html: string): void {
  for (;;) {
    const used = new Set([...`${html}${sheet}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    let removed = 0
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
    sheet.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove()
    })
    if (removed === 0) break
  }
  removeEmptyRules(sheet)
}

function removeEmptyRules(sheet: Root): void {
  sheet.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove()
  })
  // Removing a rule may leave the one around it empty.
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
