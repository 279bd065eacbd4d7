import * as v from 'valibot'
import { asbestos, head } from '../../../content/pages/asbestos-information.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Measured = v.object({ box: v.number(), content: v.number(), scrolled: v.number() })

const WIDE = 1280
/** The table fits a common phone; it is this window that is too narrow for it. */
const NARROW = 320

/** A table that may be too wide: the part of the page with it, and what unfolds it. */
type Wide = { page: string; part: Part; unfold?: Part }

export function overflowScreen({ page, part, unfold }: Wide): Screen {
  const box: Part = { selector: 'div:has(> table)', inside: part }
  const frame: Part = { selector: 'div:has(> div > table)', inside: part }
  const shows = (scrolls: boolean, more: boolean) => async (visitor: Visitor) => {
    await visitor.sees(box, {
      attributes: {
        role: scrolls ? 'region' : null,
        tabindex: scrolls ? '0' : null,
      },
    })
    await visitor.sees(frame, { attributes: { 'data-more': more ? /./ : null } })
  }
  return {
    open: async (visitor) => {
      await visitor.resize(WIDE)
      await visitor.open(page)
      if (unfold) await visitor.press(unfold)
      await visitor.rest()
    },
    // The table has a size of its own.
    inexact: ['box', 'content', 'scrolled'],
    gestures: {
      'box.measured': async (visitor, event) => {
        const { box: width, content, scrolled } = v.parse(Measured, event)
        // By way of the other width: a box that stays as it is is not measured.
        for (const size of content > width ? [WIDE, NARROW] : [NARROW, WIDE]) {
          await visitor.resize(size)
          await visitor.rest()
        }
        if (content > width)
          await visitor.scrollAside(box, scrolled === 0 ? null : content - width - scrolled)
      },
    },
    settle: {},
    states: { fits: shows(false, false), more: shows(true, true), end: shows(true, false) },
    effects: {},
  }
}

export const screen = overflowScreen({
  page: head.path,
  part: { role: 'region', name: asbestos.locations.title },
})
