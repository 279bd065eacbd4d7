import { asbestos, head } from '../../../content/pages/asbestos-information.ts'
import type { overflow } from '../../../machines/overflow.ts'
import { all, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const WIDE = 1280
/** The table fits a common phone; it is this window that is too narrow for it. */
const NARROW = 320

/** A table that may be too wide: the part of the page with it, and what unfolds it. */
type Wide = { page: string; part: Part; unfold?: Part }

export function overflowScreen({ page, part, unfold }: Wide) {
  const box: Part = { selector: 'div:has(> table)', inside: part }
  const frame: Part = { selector: 'div:has(> div > table)', inside: part }
  const shows = (scrolls: boolean, more: boolean) =>
    all(
      sees(box, { attributes: { role: scrolls ? 'region' : null, tabindex: scrolls ? '0' : null } }),
      sees(frame, { attributes: { 'data-more': more ? /./ : null } }),
    )
  return screenOf<typeof overflow>({
    open: async (visitor) => {
      await visitor.resize(WIDE)
      await visitor.open(page)
      if (unfold) await visitor.press(unfold)
      await visitor.rest()
    },
    // The table has a size of its own.
    inexact: ['box', 'content', 'scrolled'],
    gestures: {
      'box.measured': async (visitor, { box: width, content, scrolled }) => {
        // By way of the other width: a box that stays as it is is not measured.
        for (const size of content > width ? [WIDE, NARROW] : [NARROW, WIDE]) {
          await visitor.resize(size)
          await visitor.rest()
        }
        if (content > width)
          await visitor.scrollAside(box, scrolled === 0 ? null : content - width - scrolled)
      },
    },
    states: { fits: shows(false, false), more: shows(true, true), end: shows(true, false) },
  })
}

export const screen = overflowScreen({
  page: head.path,
  part: { role: 'region', name: asbestos.locations.title },
})
