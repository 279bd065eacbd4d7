/**
 * Where the site uses a machine, besides the component of its `view.tsx`: the pages and parts to which other components
 * hand their own words, addresses, limits and fields. A machine's `places.ts` lists them, and its screen walks them all.
 */
import type { Screen } from './screen.ts'
import type { View } from './view.ts'
import type { Part, Visitor } from './visitor.ts'

type Common = {
  /** What of it is compared. Everything outside the page's content, such as messages, is in any case. */
  part: Part
  /** The machine's screen, told the names that its parts have here. */
  screen: Screen
  /** Whether it shows what the machine's view walks in full. Then one trace is enough. */
  isOfView?: true
  /** What jsdom has to be told of the layout, and whether its drawings are compared. */
  layout?: Pick<View, 'boxes' | 'film' | 'charts'>
  /** What a visitor can do here that no event of the machine tells apart, in words. */
  also?: Readonly<Record<string, (visitor: Visitor) => Promise<void>>>
}

/** A place that a page has as soon as it is there: the whole page is rendered, as its route does unless `view` says how. */
type OnPage = { page: string; view?: View }
/** A place that shows later, or that every page has: which component runs the machine, and what is rendered. */
type Elsewhere = { component: string; view: View }

export type Place = Common & (OnPage | Elsewhere)
/** By what they are, in words. */
export type Places = Readonly<Record<string, Place>>
