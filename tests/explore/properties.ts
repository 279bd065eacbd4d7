/** What must hold after every step, whatever a visitor does. */
import { unavailable } from '../../content/pages/not-found.ts'
import { unknownIn } from './machines.ts'
import type { Change } from './moment.ts'

/** The title and the headings of each page, of which one shows; of any other address, those of the page that says so. */
export type Pages = { of(path: string): { title: string; headings: readonly string[] } }

type Property = {
  name: string
  /** What is wrong, if anything. */
  wrong: (change: Change, pages: Pages) => string | undefined
  /** A page that has just changed may need a moment: what is wrong counts if it stays so. */
  mayTakeAMoment?: true
}

/** What the browser's error says of a page's code that cannot be loaded without a connection; the page says so, too. */
const UNREACHABLE = 'Failed to fetch dynamically imported module'
/** Fewer characters than any page has in its header alone. */
const BLANK = 40

export const properties: readonly Property[] = [
  {
    name: 'no console message',
    wrong: ({ after: { log, wasOffline } }) =>
      first(log.filter((line) => !(wasOffline && line.includes(UNREACHABLE)))),
  },
  { name: 'no failed request', wrong: ({ after }) => first(after.failures) },
  { name: 'only known states', wrong: ({ after }) => first(unknownIn(after.notes)) },
  {
    name: 'no dead end',
    mayTakeAMoment: true,
    wrong: ({ after: { sight } }) => {
      if (sight.text < BLANK) return `${sight.path} is blank`
      return sight.goesOn ? undefined : `${sight.path} has no control to go on with`
    },
  },
  {
    name: 'one overlay at a time',
    mayTakeAMoment: true,
    wrong: ({ after: { sight } }) =>
      sight.overlays.length > 1 ? sight.overlays.map((name) => `"${name}"`).join(' over ') : undefined,
  },
  {
    name: 'focus is kept when a dialog closes',
    mayTakeAMoment: true,
    wrong: ({ step, before, after }) => {
      const isClosing =
        step.does === 'press' || (step.does === 'key' && step.key !== 'Tab' && step.key !== 'Shift+Tab')
      if (!before || !isClosing || before.sight.focus !== 'overlay') return
      if (before.documents !== after.documents || before.sight.path !== after.sight.path) return
      const closed = before.sight.overlays.find((name) => !after.sight.overlays.includes(name))
      return closed !== undefined && after.sight.focus === 'nowhere' ? `after "${closed}" closed` : undefined
    },
  },
  {
    name: 'title and heading match the address',
    mayTakeAMoment: true,
    wrong: ({ after: { sight, wasOffline } }, pages) => {
      const { path, title, headings } = sight
      if (wasOffline && headings.includes(unavailable.heading)) return
      const page = pages.of(path)
      if (title !== page.title) return `${path} has the title "${title}"`
      if (headings.length !== 1 || !page.headings.includes(headings[0] ?? ''))
        return `${path} has the heading "${headings.join('", "')}"`
      return
    },
  },
  {
    name: 'a page that is left stops its machines',
    mayTakeAMoment: true,
    wrong: ({ before, after }) => {
      if (!before || before.documents !== after.documents) return
      if (sectionOf(before.sight.path) === sectionOf(after.sight.path)) return
      const left = [...after.actors].filter(
        ([id, { belongsToPage }]) => belongsToPage && before.actors.has(id),
      )
      return first(left.map(([, { machine }]) => `${machine} of ${before.sight.path} on ${after.sight.path}`))
    },
  },
  {
    name: 'a form that has sent says so',
    mayTakeAMoment: true,
    wrong: ({ after: { actors, sight } }) => {
      const says = (machine: string, state: string) =>
        [...actors.values()].some((actor) => actor.machine === machine && actor.state === state)
      if (says('leadForm', 'sent') && !sight.thanks.lead && sight.overlays.length === 0)
        return 'no thanks for a lead'
      return says('newsletterForm', 'subscribed') && !sight.thanks.subscription && sight.overlays.length === 0
        ? 'no thanks for a subscription'
        : undefined
    },
  },
  {
    name: 'what is thanked for is stored once',
    mayTakeAMoment: true,
    wrong: ({ after }) =>
      first(
        after.postings.flatMap(({ kind, email, thanks, answerLost, overLimit, stored }) => {
          // The newsletter has one row for an address, however often it is asked for.
          const least = kind === 'lead' ? thanks : Math.min(thanks, 1)
          const most = answerLost ? least + 1 : least
          return (stored < least && !overLimit) || stored > most
            ? [`a ${kind} of ${email} was thanked for ${thanks} times and stored ${stored} times`]
            : []
        }),
      ),
  },
]

export type Finding = { property: string; detail: string }

/** The first property that does not hold. */
export function findingIn(change: Change, pages: Pages, patient: boolean): Finding | undefined {
  for (const { name, wrong, mayTakeAMoment } of properties) {
    if (patient && mayTakeAMoment) continue
    const detail = wrong(change, pages)
    if (detail !== undefined) return { property: name, detail }
  }
  return
}

const first = (found: readonly string[]): string | undefined => found[0]

/** Pages of the same section share components, so their machines may go on. */
const sectionOf = (path: string) => path.split('/')[1]
