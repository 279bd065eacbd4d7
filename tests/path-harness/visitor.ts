/**
 * What a visitor does with a page, and what they notice. There are two: one in jsdom, which has the shipped component
 * of one machine (`jsdom/visitor.tsx`), and one in Chromium, which has the built site (`chromium/visitor.ts`). A
 * machine's `screen.ts` is written for both.
 */

import type { TabStorage } from './tab-storage.ts'

/** The roles that both visitors find. */
type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'form'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'
  | 'textbox'

/** Exactly this text, or anything that matches. */
export type Text = string | RegExp

/** A part of the page, as a visitor would name it. A new one is found whenever it is used. */
export type Part = {
  role?: Role
  /** Its accessible name. */
  name?: Text
  /** Of a control without a role, such as a password's: its label. */
  label?: string
  text?: Text
  /** For what has no role: a marked element, the document itself. */
  selector?: string
  selected?: boolean
  /** Which of several, from 0. */
  index?: number
  inside?: Part
}

/** What can be noticed about a part. What is left out is not checked. */
export type Sight = {
  name?: Text
  /** A string is contained in the text. */
  text?: Text
  description?: Text
  value?: Text
  disabled?: boolean
  focused?: boolean
  /** By attribute; null for none. */
  attributes?: Readonly<Record<string, Text | null>>
  /** Computed styles, which only Chromium has. */
  styles?: Readonly<Record<string, string>>
}

export type Changes = {
  /** Fields of the body. */
  body?: object
  contentType?: string
  /** Fields of the body of a request that reached the server before, though its answer did not come back. */
  earlier?: object
}

/** A request that waits for its answer. */
export type Held = {
  url: string
  /** Its JSON; null without any. */
  body: unknown
  /**
   * Lets the real server answer, with `changes` to the request where the server shall refuse. Without a
   * server `standIn` answers.
   */
  pass(standIn: () => Response, changes?: Changes): Promise<void>
  /** Something between the page and the server answers, as a gateway does. */
  answer(response: () => Response): Promise<void>
  /** The network fails. Does nothing once the request is settled. */
  fail(): Promise<void>
  isGivenUp(): boolean
  /** Neither settled nor given up. */
  isWaiting(): boolean
}

export type Account = { email: string; password: string }

export type Visitor = {
  /** The same visitor in another tab. jsdom has only one window, which shows all of a view: there it is the same page. */
  anotherTab(): Promise<Visitor>
  /**
   * Opens a page, and waits until it answers. Stopped then, or at once, the clock moves only as the trace says. What the
   * visitor does early, comes before the page's scripts.
   */
  open(
    path: string,
    clock?: 'running' | 'stopped' | 'stopped at once',
    early?: () => Promise<void>,
  ): Promise<void>
  /** A click of the mouse, which is then over the part. */
  press(part: Part): Promise<void>
  /** A tap: no pointer stays. */
  tap(part: Part): Promise<void>
  /** Types into a field, or chooses the option with this value. */
  fill(part: Part, text: string): Promise<void>
  focus(part: Part): Promise<void>
  /** Presses a key where the focus is, or on a part. Enter in a field sends its form. */
  key(key: 'Escape' | 'Enter', part?: Part): Promise<void>
  point(part: Part): Promise<void>
  /** Moves the mouse to where nothing is. */
  pointAway(): Promise<void>
  scrollTo(y: number): Promise<void>
  /** Scrolls until a part's upper edge is so many pixels below the window's, or less than a pixel above that. */
  bringTo(part: Part, top: number): Promise<void>
  /** Scrolls until a part is in the window. */
  bringIntoView(part: Part): Promise<void>
  resize(width: number): Promise<void>
  /** Scrolls a box sideways, to so many pixels from its end; with null, back to its beginning. */
  scrollAside(part: Part, rest: number | null): Promise<void>
  /** Waits until all that changes sizes has arrived and is drawn. */
  rest(): Promise<void>
  /** Changes what the system prefers. */
  prefers(media: 'dark' | 'lessMotion', preferred: boolean): Promise<void>
  showTab(visible: boolean): Promise<void>
  /** Whether the browser says that it has a connection. */
  connect(online: boolean): Promise<void>
  /** The page's film: where it is loaded from, empty if it is not, and whether it stands still. */
  film(): Promise<{ source: string; paused: boolean }>
  /** Once the page is idle, its film begins to play, or cannot. `anyway` tells the page so when no browser would. */
  tellOfFilm(news: 'playing' | 'error', anyway?: 'anyway'): Promise<void>
  /** Lets milliseconds pass, with the clock stopped. */
  passes(milliseconds: number): Promise<void>
  /** Whether no time passes otherwise, so that a delay can be tested to the millisecond. */
  isExact: boolean
  /** Goes to an address of the site by a link that a page might have. */
  goTo(path: string): Promise<void>
  address(): Promise<string>
  /** From now on the visitor stays on the page when it would leave for another site. */
  staysFrom(origin: string): Promise<void>
  /** The addresses of such sites for which it would have left, oldest first. */
  leftFor(): Promise<readonly string[]>
  stored(key: string): Promise<string | null>
  /** What is stored for this tab alone. */
  storedInTab(key: string): Promise<string | null>
  /** Sets what the page finds in the tab's storage from now on. */
  prepareStorage(storage: TabStorage): Promise<void>
  /** Another tab of the same browser stores a value, or with null removes it. */
  storeElsewhere(key: string, value: string | null): Promise<void>
  /** What the page has warned of on the console. */
  warnings(): Promise<readonly string[]>
  /** Holds the requests whose address contains `part` from now on; the documents of frames only with `frames`. */
  hold(part: string, frames?: 'frames'): Promise<void>
  /** Something answers the requests whose address contains `part` from now on, and nobody need know of them. */
  answers(part: string, response: () => Response): Promise<void>
  /** The oldest held request, or the next one to come. Where none comes, the message says that it should go `to` there. */
  request(to?: string): Promise<Held>
  /** The held request that was last taken out. */
  lastRequest(): Held | undefined
  /** Whether a held request waits for its answer, taken out or not. */
  awaitsAnswer(): boolean
  isShown(part: Part): Promise<boolean>
  /** Waits until the part is there and is as told; throws when it is not. */
  sees(part: Part, sight?: Sight): Promise<void>
  /** Waits until no such part can be seen. What a style sheet hides, only Chromium can miss. */
  misses(part: Part, because?: 'styled'): Promise<void>
  /** Somebody who has an account. */
  account(name?: 'ada' | 'grace'): Promise<Account>
  /** Has signed in on an earlier visit; with `expired`, so long ago that the service is asked again. */
  wasSignedIn(account: Account, expired?: 'expired'): Promise<void>
  /** Signs in, or out, in another tab of the same browser. */
  signInElsewhere(account: Account): Promise<void>
  signOutElsewhere(): Promise<void>
  /**
   * Has asked for the mail of a forgotten password on an earlier visit, or has signed up with an address that is `isNew`.
   * Resolves to the address of the mail's link.
   */
  mailedLink(account: Account, isNew: boolean): Promise<string>
  /** The newest code to sign in with that was mailed. */
  mailedCode(account: Account): Promise<string>
  /** Waits until `check` no longer throws. */
  until(check: () => void | Promise<void>): Promise<void>
}
