/**
 * Every stateful behaviour is a machine. Any other use of state, timers, listeners or storage in the site is
 * a driver in src/browser that a machine invokes, or a ref to an element that a machine needs. Each is listed
 * here with the machines it serves.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MachineName } from '../../machines/index.ts'

const SEARCH = /\b(useState|useReducer|useRef|setTimeout|addEventListener|localStorage)\b/g
const IMPORT = /^import\s[\s\S]*?\sfrom\s.*$/gm
/** The page of the design system: specimens that are typed into and switched. */
const EXCLUDED = /^src\/inspector\/ui\//

type Owned = { finds: string; serves: readonly MachineName[]; because: string }

const DRIVERS: Record<string, Owned> = {
  'src/browser/box.ts': {
    finds: 'addEventListener',
    serves: ['overflow'],
    because: 'reports how wide a box and its content are, and how far it is scrolled',
  },
  'src/browser/connection.ts': {
    finds: 'addEventListener',
    serves: ['leadForm'],
    because: 'reports that the browser is online again',
  },
  'src/browser/failures.ts': {
    finds: 'addEventListener, addEventListener',
    serves: [],
    because: 'reports errors that nothing has caught; nothing of the page follows from them',
  },
  'src/browser/forget-unsent.ts': {
    finds: 'localStorage',
    serves: ['leadDraft'],
    because: 'removes what is too old to be offered',
  },
  'src/browser/holds.ts': {
    finds: 'addEventListener',
    serves: ['launchPhases', 'promoBanner'],
    because: 'reports a hidden tab',
  },
  'src/browser/idle.ts': {
    finds: 'addEventListener, setTimeout',
    serves: ['drawer', 'hero'],
    because: 'waits until the browser is idle, with a fallback for browsers that do not report it',
  },
  'src/browser/leaving.ts': {
    finds: 'addEventListener, addEventListener',
    serves: ['leadForm'],
    because: 'reports that the page is left, so that what its machine did is counted',
  },
  'src/browser/media.ts': {
    finds: 'addEventListener',
    serves: ['drawer', 'hero', 'launchPhases', 'promoBanner', 'theme'],
    because: 'reports media queries: width, colour scheme, reduced motion',
  },
  'src/loading/parsed.ts': {
    finds: 'addEventListener',
    serves: [],
    because: 'waits until the document has arrived, before the page is hydrated',
  },
  'src/browser/page-transition.ts': {
    finds: 'addEventListener',
    serves: ['theme'],
    because: 'passes on a press that the picture of the opening theme has taken',
  },
  'src/browser/paint.ts': {
    finds: 'setTimeout',
    serves: ['theme'],
    because: 'changes the page after the frame in which its button turns',
  },
  'src/browser/pause.ts': {
    finds: 'addEventListener, setTimeout',
    serves: ['leadForm'],
    because: 'waits before a retry, as long as the server asks for',
  },
  'src/browser/press.ts': {
    finds: 'addEventListener, addEventListener',
    serves: ['dropdown'],
    because: 'reports Escape, and presses outside an element',
  },
  'src/browser/script.ts': {
    finds: 'addEventListener',
    serves: ['reviewsWidget'],
    because: 'removes a script whose actor was stopped',
  },
  'src/browser/scroll.ts': {
    finds: 'addEventListener',
    serves: ['promoBanner', 'scrollThreshold', 'sectionSpy'],
    because: 'reports the scroll position, once per frame for all of them',
  },
  'src/browser/stay-offline.ts': {
    finds: 'addEventListener',
    serves: [],
    because: 'tells the router that a file is missing for want of a connection; what shows is the router’s',
  },
  'src/browser/storage.ts': {
    finds: 'addEventListener, localStorage, localStorage, localStorage',
    serves: ['authSession', 'leadDraft', 'theme'],
    because: 'stores data beyond the page, and reports changes made in other tabs',
  },
  'src/browser/video.ts': {
    finds: 'addEventListener, addEventListener, addEventListener',
    serves: ['hero'],
    because: 'reports whether the video plays, and holds it still',
  },
  'src/browser/visible.ts': {
    finds: 'addEventListener',
    serves: ['deskList'],
    because: 'waits until the tab is visible',
  },
  'src/loading/at-most.ts': {
    finds: 'setTimeout',
    serves: ['leadForm'],
    because: 'limits how long a page or a lead waits for code',
  },
  'src/loading/taps.ts': {
    finds: 'addEventListener, addEventListener, setTimeout',
    serves: [],
    because:
      'presses buttons again after React has hydrated them, which starts their machines, and leaves links to the browser that is already on its way',
  },
  'src/loading/visitor.ts': {
    finds: 'addEventListener, addEventListener',
    serves: [],
    because:
      'starts the page and its parts when the visitor acts; the machines are loaded only then. Notes that they have left the place in the address',
  },
}

const ELEMENT_REFS: Record<string, Owned> = {
  'src/features/auth/AccountControls.tsx': {
    finds: 'useRef',
    serves: ['passwordChange'],
    because: 'the button that the focus returns to when the dialog closes',
  },
  'src/features/auth/AuthForm.tsx': {
    finds: 'useRef',
    serves: ['authForm'],
    because: 'the form whose password field is cleared together with the machine’s',
  },
  'src/features/calculators/CalculatorLayout.tsx': {
    finds: 'useRef',
    serves: ['calculator'],
    because: 'the result, which takes the focus when the form is submitted',
  },
  'src/features/calculators/NumberControl.tsx': {
    finds: 'useRef',
    serves: ['calculator'],
    because: 'the field that is updated when the machine’s value changes elsewhere',
  },
  'src/features/calculators/use-calculator.ts': {
    finds: 'useRef',
    serves: ['calculator'],
    because: 'the form that may have been changed before hydration',
  },
  'src/features/leads/LeadProgress.tsx': {
    finds: 'useRef',
    serves: ['leadForm'],
    because: 'the status, which takes the focus over from a notice that goes by itself',
  },
  'src/features/leads/LeadSummary.tsx': {
    finds: 'useRef',
    serves: ['leadForm'],
    because: 'the summary, which takes the focus whenever the machine has a new one',
  },
  'src/features/motion/use-reveal.ts': {
    finds: 'useRef',
    serves: ['reveal'],
    because:
      'the element whose visibility is watched; in a lead form also the one that may have been changed before hydration',
  },
  'src/features/navigation/MenuDrawer.tsx': {
    finds: 'useRef',
    serves: ['drawer'],
    because: 'the button that the focus returns to when the drawer closes',
  },
  'src/features/navigation/use-dropdown.ts': {
    finds: 'useRef, useRef',
    serves: ['dropdown'],
    because: 'the menu for detecting presses outside, and the button that the focus returns to after Escape',
  },
  'src/features/reviews/use-reviews-widget.ts': {
    finds: 'useRef',
    serves: ['reviewsWidget'],
    because: 'the section whose distance from the viewport is watched',
  },
  'src/features/newsletter/use-newsletter-form.ts': {
    finds: 'useRef',
    serves: ['newsletterForm'],
    because: 'the address, which takes the focus when it has to be corrected',
  },
  'src/pages/communities/Finder.tsx': {
    finds: 'useRef',
    serves: ['communitySearch'],
    because: 'the field that may have been changed before hydration, and takes the focus when cleared',
  },
  'src/pages/desk/LeadSearch.tsx': {
    finds: 'useRef',
    serves: ['deskList'],
    because: 'the field that follows the address, and takes the focus when it is cleared',
  },
  'src/pages/desk/TeamInvitations.tsx': {
    finds: 'useRef',
    serves: ['deskTeam'],
    because: 'the form that is emptied once what it sent is stored, unless the next is being typed',
  },
  'src/pages/home/use-hero.ts': {
    finds: 'useRef',
    serves: ['hero'],
    because: 'the video that is played',
  },
  'src/pages/home/use-launch-phases.ts': {
    finds: 'useRef',
    serves: ['launchPhases'],
    because: 'the section whose visibility is watched, and whose progress line restarts',
  },
  'src/ui/Dialog.tsx': {
    finds: 'useRef, useRef',
    serves: ['drawer', 'passwordChange'],
    because: 'the parts that are watched until they are gone',
  },
  'src/features/overflow/use-overflow.ts': {
    finds: 'useRef',
    serves: ['overflow'],
    because: 'the box that is measured',
  },
}

/** The inspector, a development tool: what it plays is a machine, and how it is looked at is React's. */
const INSPECTOR: Record<string, Pick<Owned, 'finds' | 'because'>> = {
  'src/inspector/chart/ChartView.tsx': {
    finds: 'useRef, useRef, useState, useState',
    because: 'the size of the window that holds the chart, the zoom, and the state last scrolled to',
  },
  'src/inspector/layout/use-layout.ts': { finds: 'useState', because: 'the layout that elkjs has computed' },
  'src/inspector/live/LiveActorView.tsx': {
    finds: 'useState',
    because: 'the moment of a live actor that is looked at',
  },
  'src/inspector/live/LivePage.tsx': { finds: 'useState', because: 'the actor chosen from the list' },
  'src/inspector/live/bridge.ts': {
    finds: 'addEventListener, addEventListener',
    because: 'carries messages between the site and the inspector',
  },
  'src/inspector/live/use-live.ts': {
    finds: 'addEventListener, addEventListener, useReducer, useRef',
    because: 'keeps the actors that the site reports, or the page that opened the inspector',
  },
  'src/inspector/paths/PathsMode.tsx': { finds: 'useState', because: 'the filter over the list of paths' },
  'src/inspector/play/ClockForm.tsx': { finds: 'useState', because: 'the text of a field' },
  'src/inspector/play/CustomEvent.tsx': {
    finds: 'useState, useState',
    because: 'the text of a field, and its error',
  },
  'src/inspector/play/KeepJourney.tsx': {
    finds: 'useState, useState',
    because: 'the text of a field, and why a path cannot be kept',
  },
  'src/inspector/route.ts': { finds: 'addEventListener', because: 'reads the address of the inspector' },
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('src', name.replaceAll('\\', '/')))
  .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.test(file))
  .sort()
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(IMPORT, '') }))

/** The matches of the search, by file. */
const found = Object.fromEntries(
  sources.flatMap(({ file, source }) => {
    const hits = source.match(SEARCH) ?? []
    return hits.length > 0 ? [[file, hits.sort().join(', ')]] : []
  }),
)

describe('state outside the machines', () => {
  it('is exactly what is listed here', () => {
    const listed = Object.entries({ ...DRIVERS, ...ELEMENT_REFS, ...INSPECTOR }).map(([file, { finds }]) => [
      file,
      finds,
    ])
    expect(found).toEqual(Object.fromEntries(listed))
  })

  it('with listeners, timers or storage is a driver in src/browser, or starts the page', () => {
    expect(Object.keys(DRIVERS).filter((file) => !/^src\/(browser|loading)\//.test(file))).toEqual([])
  })

  it('in a component or hook is only refs to elements', () => {
    const elsewhere = sources.filter(({ file }) => file in ELEMENT_REFS)
    for (const { file, source } of elsewhere)
      for (const [ref] of source.matchAll(/useRef.*/g))
        expect(`${file}: ${ref}`).toMatch(/useRef<(HTML\w*Element|Revealed)>\(null\)$/)
  })

  it('serves a machine, except what starts the page, finds its files or reports its errors', () => {
    const unowned = Object.entries({ ...DRIVERS, ...ELEMENT_REFS }).filter(([, { serves }]) => !serves.length)
    expect(unowned.map(([file]) => file)).toEqual([
      'src/browser/failures.ts',
      'src/loading/parsed.ts',
      'src/browser/stay-offline.ts',
      'src/loading/taps.ts',
      'src/loading/visitor.ts',
    ])
  })
})
