/** What level 2 renders: shipped components, as a page has them. */
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Part } from './visitor.ts'

export type View = {
  /** The pages that have it; left out where every page has it, or where it shows later. */
  pages?: readonly string[]
  /** The file of the component that runs the machine, where no page has it from the start. */
  component?: string
  /** Renders the component. Everything is loaded anew for each visit, so it imports what it shows. */
  load: () => Promise<() => ReactNode>
  /** Modules that the page loads later, by a part of the address that `hold` names: their paths from the root. */
  modules?: Readonly<Record<string, string>>
  /** Whether it has a film. Then the page is idle only when something is told of that. */
  film?: true
  /** Upper edges by selector, in CSS pixels from the top of the page, for a component that asks where they are. */
  edges?: Readonly<Record<string, number>>
  /** Boxes that are as wide as the window, by selector, with how many CSS pixels wide their content is at least. */
  boxes?: Readonly<Record<string, number>>
  /** What of a whole page is compared, with the contexts of the machine with this id; by default all that is shown. */
  compared?: { part: Part; machine: string }
  /** Whether its drawings and numbers are compared as well, because they show what the visitor has entered. */
  charts?: true
}

/** A view of one component, as its module exports it. */
export const viewOf = <Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  { props, ...view }: Omit<View, 'load'> & { props?: Props } = {},
): View => ({
  ...view,
  load: async () => {
    const { [name]: Shown } = await load()
    return () => createElement(Shown, props)
  },
})
