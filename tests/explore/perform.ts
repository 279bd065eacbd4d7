/** Takes a step on a page, as a visitor would. */
import { hydrated } from '../browser/visitor.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { type Named, PLACEHOLDER, type Step } from './step.ts'
import type { World } from './world.ts'

/** The page has come to rest: a control that is not there by then is gone. */
const PRESENCE_MS = 1_000
/** One that cannot be pressed by then is covered; a page takes longer on a busy machine. */
const GESTURE_MS = 3_000
const LOADING_MS = 30_000
const LOADING: readonly Step['does'][] = ['open', 'back', 'forward', 'reload']

/** Rejects when the step cannot be taken, because the page has no such control now. */
export async function perform(world: World, step: Step): Promise<void> {
  const { page, visitor } = world
  page.setDefaultTimeout(LOADING.includes(step.does) ? LOADING_MS : GESTURE_MS)
  for (const control of controlsOf(step)) await located(world, control).waitFor({ timeout: PRESENCE_MS })
  switch (step.does) {
    case 'open':
      return visitor.open(step.path)
    case 'press':
      return visitor.press(step.control)
    case 'tap':
      return visitor.tap(step.control)
    case 'point':
      return visitor.point(step.control)
    case 'fill': {
      const email = uniqueEmail()
      for (const { control, value } of step.fields) await fill(world, control, typed(world, value, email))
      return step.send && visitor.press(step.send)
    }
    case 'key':
      return page.keyboard.press(step.key)
    case 'scroll':
      return page.evaluate((share) => {
        window.scrollTo({
          top: share * (document.documentElement.scrollHeight - innerHeight),
          behavior: 'instant',
        })
      }, step.share)
    case 'resize':
      return visitor.resize(step.width)
    case 'connect':
      return world.connect(step.online)
    case 'prefer':
      return visitor.prefers('dark', step.dark)
    case 'wait':
      return visitor.passes(step.milliseconds)
    case 'reload':
      await page.reload()
      return hydrated(page)
    default:
      return move(world, step.does)
  }
}

function controlsOf(step: Step): readonly Named[] {
  if (step.does === 'fill') return step.fields.map(({ control }) => control)
  return 'control' in step ? [step.control] : []
}

const located = ({ page }: World, { role, name, index }: Named) =>
  page.getByRole(role, { name, exact: true }).nth(index)

/** Within the page, or to another document: then it is waited for. */
async function move({ page, documents }: World, way: 'back' | 'forward'): Promise<void> {
  const before = documents()
  await (way === 'back' ? page.goBack() : page.goForward())
  if (documents() > before && page.url() !== 'about:blank') await hydrated(page)
}

async function fill(world: World, control: Named, value: string): Promise<void> {
  if (control.role !== 'combobox') return world.visitor.fill(control, value)
  const list = located(world, control)
  const options = await list.evaluate((element) =>
    element instanceof HTMLSelectElement ? [...element.options].map((option) => option.value) : [],
  )
  const chosen = options[Number(value) % options.length]
  if (chosen !== undefined) await list.selectOption(chosen)
}

function typed({ account }: World, value: string, email: string): string {
  if (value === PLACEHOLDER.email) return email
  if (value === PLACEHOLDER.accountEmail) return account.email
  return value === PLACEHOLDER.password ? account.password : value
}
