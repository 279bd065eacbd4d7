/** What the checks need of a browser: the least that Playwright and the WebDriver protocol can both do. */

/** A part of the page that can be seen: the first that matches. */
export type Target = {
  css: string
  /** Its name: the label of a field, otherwise its `aria-label` or its text; without what follows in parentheses. */
  name?: string
}

export type Driver = {
  /** Opens a path of the site, or a whole address, and waits until it has loaded. */
  open(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Waits for the target, scrolls it into view and clicks it. */
  click(target: Target): Promise<void>
  /** Waits for the field and replaces what is in it. */
  fill(target: Target, text: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>
  /** Runs a function in the page, which may use nothing but its argument. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>
  resize(width: number, height: number): Promise<void>
  /** The window, as PNG. */
  screenshot(): Promise<Buffer>
  /** Console messages and uncaught errors since the last call. */
  messages(): Promise<string[]>
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** Runs in the page: the target's element, or null. */
export function findTarget({ css, name }: Target): HTMLElement | null {
  const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : undefined
    return words(element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent)
  }
  const seen = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })
  const isNamed = (element: HTMLElement) =>
    nameOf(element) === name || nameOf(element)?.startsWith(`${name} (`)
  return seen.find((element) => name === undefined || isNamed(element)) ?? null
}
