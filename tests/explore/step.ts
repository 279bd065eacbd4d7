/** What a visitor does, as plain data: the explorer chooses such steps, a trace file holds them. */
import * as v from 'valibot'

const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const

const NamedSchema = v.strictObject({
  role: v.picklist(ROLES),
  name: v.string(),
  /** Which of several with the same role and name, from 0. */
  index: v.number(),
})
export type Named = v.InferOutput<typeof NamedSchema>

/** Anything below a control that says what it is, as it stands in an accessibility tree. */
export const isControlRole = (role: string): role is Named['role'] => ROLES.some((known) => known === role)

/** Stand for an address that nobody had before, and for an account that can sign in. */
export const PLACEHOLDER = { email: '{email}', accountEmail: '{account}', password: '{password}' } as const

export const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
] as const
export const WIDTHS = [360, 768, 1280] as const
/** A moment, the rotation of the banner, and longer than any request may take. */
export const PAUSES_MS = [400, 4_000, 21_000] as const

const StepSchema = v.variant('does', [
  v.strictObject({ does: v.literal('open'), path: v.string() }),
  v.strictObject({ does: v.literal('press'), control: NamedSchema }),
  v.strictObject({ does: v.literal('tap'), control: NamedSchema }),
  v.strictObject({ does: v.literal('point'), control: NamedSchema }),
  v.strictObject({
    does: v.literal('fill'),
    fields: v.array(v.strictObject({ control: NamedSchema, value: v.string() })),
    /** The button that is pressed at the end. */
    send: v.exactOptional(NamedSchema),
  }),
  v.strictObject({ does: v.literal('key'), key: v.picklist(KEYS) }),
  /** To a share of the page's height. */
  v.strictObject({ does: v.literal('scroll'), share: v.number() }),
  v.strictObject({ does: v.picklist(['back', 'forward', 'reload']) }),
  v.strictObject({ does: v.literal('resize'), width: v.picklist(WIDTHS) }),
  v.strictObject({ does: v.literal('connect'), online: v.boolean() }),
  v.strictObject({ does: v.literal('prefer'), dark: v.boolean() }),
  v.strictObject({ does: v.literal('wait'), milliseconds: v.picklist(PAUSES_MS) }),
])
export type Step = v.InferOutput<typeof StepSchema>

/** A run of steps in which something was wrong: `npm run test:all -- explore --replay FILE` takes them again. */
export const TraceFileSchema = v.strictObject({
  seed: v.number(),
  /** The name of the property that does not hold, and how. */
  property: v.string(),
  detail: v.string(),
  /** The fault that was planted, if one was. */
  planted: v.exactOptional(v.string()),
  steps: v.pipe(v.array(StepSchema), v.minLength(1)),
})
export type TraceFile = v.InferOutput<typeof TraceFileSchema>

/** The same step, whatever is typed. */
export function keyOf(step: Step): string {
  return step.does === 'fill'
    ? `fill ${step.fields.map(({ control }) => nameOf(control)).join(', ')} ${step.send?.name ?? ''}`
    : inWords(step)
}

export function inWords(step: Step): string {
  switch (step.does) {
    case 'open':
      return `open ${step.path}`
    case 'press':
    case 'tap':
    case 'point':
      return `${step.does === 'point' ? 'point at' : step.does} ${nameOf(step.control)}`
    case 'fill':
      return [
        ...step.fields.map(({ control, value }) => `type ${JSON.stringify(value)} into ${nameOf(control)}`),
        ...(step.send ? [`press ${nameOf(step.send)}`] : []),
      ].join(', ')
    case 'key':
      return `press the key ${step.key}`
    case 'scroll':
      return `scroll to ${step.share * 100}%`
    case 'resize':
      return `make the window ${step.width} px wide`
    case 'connect':
      return step.online ? 'go online' : 'go offline'
    case 'prefer':
      return `let the system be ${step.dark ? 'dark' : 'light'}`
    case 'wait':
      return `wait ${step.milliseconds} ms`
    default:
      return step.does === 'reload' ? 'reload the page' : `go ${step.does}`
  }
}

const nameOf = ({ role, name, index }: Named) =>
  `the ${role} "${name}"${index > 0 ? ` (number ${index + 1})` : ''}`
