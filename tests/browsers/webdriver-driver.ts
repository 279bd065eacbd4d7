/** A browser window that the WebDriver protocol drives. */
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { type Driver, findTarget, type Key, type Target } from './driver.ts'
import { takeMessages } from './message-log.ts'
import type { Send } from './webdriver.ts'

const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }
/** By this key the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const Reference = v.object({ [ELEMENT]: v.string() })
const Point = v.tuple([v.number(), v.number()])
type Reference = v.InferOutput<typeof Reference>
/** How long a target may take to appear and to stand still, and how often to look, in milliseconds. */
const PATIENCE_MS = 20_000
const LOOK_MS = 100

/** `site` is the origin of the paths to open. Its pages must log what they report: see message-log.ts. */
export function webdriverDriver(send: Send, site: string): Driver {
  const run = (script: (...given: never[]) => unknown, argument: unknown) =>
    send('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: [argument] })
  const evaluate = <Argument, Result>(script: (argument: Argument) => Result, argument: Argument) =>
    // What comes back is what the function returned, as JSON.
    run(script, argument) as Promise<Awaited<Result>>

  const act = (input: object) => send('POST', '/actions', { actions: [input] })

  const find = async (target: Target): Promise<Reference> => {
    const found = await until(
      async () => v.safeParse(Reference, await run(findTarget, target)),
      ({ success }) => success,
      `There is no ${target.css} ${target.name ?? ''}`,
    )
    return v.parse(Reference, found.output)
  }

  /** The middle of the element, once it no longer moves and nothing covers it: the protocol waits for neither. */
  const middle = async (element: Reference, { css }: Target): Promise<v.InferOutput<typeof Point>> => {
    await run(bringIntoView, element)
    const found = await until(
      async () => v.safeParse(Point, await run(middleOf, element)),
      ({ success }) => success,
      `${css} does not stand still, or is covered`,
    )
    return v.parse(Point, found.output)
  }

  const type = async (characters: string): Promise<void> => {
    const actions = [...characters].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await act({ type: 'key', id: 'keyboard', actions })
  }

  return {
    open: async (path) => {
      await send('POST', '/url', { url: new URL(path, site).href })
    },
    reload: async () => {
      await send('POST', '/refresh')
    },
    back: async () => {
      await send('POST', '/back')
    },
    forward: async () => {
      await send('POST', '/forward')
    },
    click: async (target) => {
      const [x, y] = await middle(await find(target), target)
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    fill: async (target, text) => {
      await run(selectAll, await find(target))
      await type(text)
    },
    press: (key) => type(KEYS[key]),
    evaluate,
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height })
    },
    screenshot: async () => Buffer.from(v.parse(v.string(), await send('GET', '/screenshot')), 'base64'),
    messages: () => evaluate(takeMessages, null),
  }
}

/** Looks until a value is as it should be, and resolves to it. */
async function until<Value>(
  look: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  problem: string,
): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(LOOK_MS)) {
    const value = await look()
    if (isRight(value)) return value
  }
  throw new Error(problem)
}

/** These run in the page. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  // What stays in the window while the page scrolls would move the page.
  const isInWindow = top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth
  if (!isInWindow) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

async function middleOf(element: HTMLElement): Promise<[x: number, y: number] | null> {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as [number, number]
  }
  const before = middle()
  // A slow machine may show no frame between two looks, and a menu is put into its place in the frame after it opens.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  const point = middle()
  if (String(point) !== String(before)) return null
  // The root while one page fades into the next: it takes the click then.
  return element.contains(document.elementFromPoint(...point)) ? point : null
}

function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus()
  field.select()
}
