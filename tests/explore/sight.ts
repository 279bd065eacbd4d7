/** What can be seen of a page at one moment. */

export type Sight = {
  /** Within the site; the whole address of a page of the browser's own. */
  path: string
  title: string
  /** The text of each level-one heading that shows. */
  headings: string[]
  /** The dialogs, menus and panels of the header that are open, by name. */
  overlays: string[]
  focus: 'nowhere' | 'page' | 'overlay'
  /** How many characters of text show. */
  text: number
  /** Whether the header's navigation, or an open dialog in its place, has something to go on with. */
  goesOn: boolean
  /** Whether a form thanks for a lead; for a subscription. */
  thanks: { lead: boolean; subscription: boolean }
  canScroll: boolean
  /** To another page of the site. */
  canGoBack: boolean
  canGoForward: boolean
}

/** Runs in the page. `subscribed` is what the newsletter's form says once it is asked for. */
export function look(subscribed: string): Sight {
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const visible = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(shows)
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
  const overlays = [
    ...visible('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'),
    ...visible('header [aria-expanded=true][aria-controls]').flatMap((trigger) => {
      const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '')
      return panel && !panel.role && shows(panel) ? [panel] : []
    }),
  ]
  const { activeElement } = document
  const places = overlays.length > 0 ? overlays : visible('header')
  const nameOf = (overlay: HTMLElement) => {
    const title = document.getElementById(overlay.getAttribute('aria-labelledby') ?? '')
    return spaced(overlay.ariaLabel ?? (title ?? overlay).textContent ?? '').slice(0, 60)
  }
  return {
    path: location.protocol.startsWith('http') ? location.pathname : location.href,
    title: document.title,
    headings: visible('h1').map(({ textContent }) => spaced(textContent ?? '')),
    overlays: overlays.map(nameOf),
    focus:
      !activeElement || activeElement === document.body
        ? 'nowhere'
        : overlays.some((overlay) => overlay.contains(activeElement))
          ? 'overlay'
          : 'page',
    text: document.body.innerText.trim().length,
    goesOn: places.some((place) =>
      visible('a[href], button:not(:disabled), [role=menuitem], [role=option]', place).some(
        // What a dialog hides looks as before, but nobody can use it, or not with a screen reader.
        (control) => !control.closest('[inert], [aria-hidden=true]'),
      ),
    ),
    thanks: {
      lead: visible('[id$="-form"] h2, #lead-sent').some(({ textContent }) =>
        textContent?.startsWith('Thank you'),
      ),
      subscription: visible('[role=status]').some(({ textContent }) => textContent?.includes(subscribed)),
    },
    canScroll: document.documentElement.scrollHeight > innerHeight,
    canGoBack: navigation.canGoBack,
    canGoForward: navigation.canGoForward,
  }
}
