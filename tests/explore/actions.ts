/** What a visitor could do next, given what a page offers. */
import { grouped } from '../support/grouped.ts'
import type { Random } from '../support/submissions.ts'
import type { Control } from './controls.ts'
import type { Sight } from './sight.ts'
import { KEYS, type Named, PAUSES_MS, PLACEHOLDER, type Step, WIDTHS } from './step.ts'

/** What the page offers. */
export type Offer = { sight: Sight; controls: readonly Control[]; online: boolean }

const FIELDS = ['combobox', 'searchbox', 'slider', 'spinbutton', 'textbox']
const isField = ({ role }: Named) => FIELDS.includes(role)
const SHARES_OF_PAGE = [0, 0.15, 0.5, 1]

export function stepsFor({ sight, controls, online }: Offer, random: Random): Step[] {
  const enabled = controls.filter(({ disabled }) => !disabled)
  const pressed = enabled.filter((control) => !isField(control) && staysOnSite(control)).map(named)
  return [
    ...pressed.flatMap((control): Step[] => [
      { does: 'press', control },
      { does: 'tap', control },
    ]),
    ...pressed.map((control): Step => ({ does: 'point', control })),
    ...fillings(enabled, random),
    ...KEYS.map((key): Step => ({ does: 'key', key })),
    ...(sight.canScroll ? SHARES_OF_PAGE.map((share): Step => ({ does: 'scroll', share })) : []),
    // Without a connection these would leave the site for a page of the browser's own.
    ...(online ? [{ does: 'reload' } as const] : []),
    ...(online && sight.canGoBack ? [{ does: 'back' } as const] : []),
    ...(online && sight.canGoForward ? [{ does: 'forward' } as const] : []),
    ...WIDTHS.map((width): Step => ({ does: 'resize', width })),
    { does: 'connect', online: !online },
    { does: 'prefer', dark: true },
    { does: 'prefer', dark: false },
    ...PAUSES_MS.map((milliseconds): Step => ({ does: 'wait', milliseconds })),
  ]
}

/** Links to other sites, telephones and mail programs lead away from what is explored. */
const staysOnSite = ({ url }: Control) => url === undefined || /^[/#]/.test(url)

const named = ({ role, name, index }: Control): Named => ({ role, name, index })

/** For each group of fields: all of them, mostly well and mostly sent, and one alone. */
function fillings(enabled: readonly Control[], random: Random): Step[] {
  return [...grouped(enabled, ({ group }) => group).values()].flatMap((group): Step[] => {
    const fields = group.filter(isField)
    const isAccount = fields.some(({ name }) => /password/i.test(name))
    const good = fields.map((field) => ({
      control: named(field),
      value: goodValue(field, isAccount, random),
    }))
    const at = Math.floor(random() * fields.length)
    const field = fields[at]
    if (!field) return []
    const bad = { control: named(field), value: oneOf(BAD_VALUES, random) }
    const button = group.findLast(({ role }) => role === 'button')
    const send = button && { send: named(button) }
    return [
      { does: 'fill', fields: good, ...send },
      { does: 'fill', fields: good.with(at, bad), ...send },
      { does: 'fill', fields: good },
      { does: 'fill', fields: [random() < 0.5 ? bad : (good[at] ?? bad)] },
    ]
  })
}

const BAD_VALUES = [
  '',
  ' ',
  'x',
  'not an address',
  '-1',
  '0',
  '9'.repeat(40),
  'a'.repeat(6_000),
  '<b>&quot;</b>',
  "Zoë O'Brien 🏠 ‮שלום",
] as const

function goodValue({ role, name }: Control, isAccount: boolean, random: Random): string {
  if (role === 'combobox' || role === 'slider') return String(Math.floor(random() * 10))
  if (/e-?mail/i.test(name)) return isAccount && random() < 0.5 ? PLACEHOLDER.accountEmail : PLACEHOLDER.email
  if (/password/i.test(name)) return PLACEHOLDER.password
  if (/phone/i.test(name)) return '(403) 555-0100'
  if (/first name/i.test(name)) return 'Ada'
  if (/last name/i.test(name)) return 'Lovelace'
  if (role === 'searchbox' || /search|community/i.test(name))
    return oneOf(['Brent', 'Auburn Bay', 'zzz'], random)
  if (/message|home|address|about/i.test(name)) return 'A bungalow in Brentwood with a new roof.'
  return oneOf(['5', '25', '450000'], random)
}

function oneOf(values: readonly string[], random: Random): string {
  return values[Math.floor(random() * values.length)] ?? ''
}
