/**
 * Faults planted on purpose, to show that the explorer finds what its properties name. Each runs in the page before
 * the site's scripts, in the explorer's browser alone, and needs some steps in a certain order.
 */
import type { Finding } from './properties.ts'

type Fault = {
  says: string
  found: Finding['property']
  /** Where visits begin, so that a short run comes by. */
  at: string
  plant: () => void
}

const faults: Readonly<Record<string, Fault>> = {
  'lead-twice': {
    says: 'a lead is sent again under another id',
    found: 'what is thanked for is stored once',
    at: '/contact',
    plant: () => {
      const { fetch } = window
      window.fetch = async (input, init) => {
        const answer = await fetch(input, init)
        const address = input instanceof Request ? input.url : String(input)
        if (answer.ok && address.includes('send-lead-email') && typeof init?.body === 'string') {
          const again = JSON.stringify({ ...JSON.parse(init.body), submissionId: crypto.randomUUID() })
          await (await fetch(input, { ...init, body: again })).text()
        }
        return answer
      }
    },
  },
  'focus-lost': {
    says: 'the button that opened a menu does not get the focus back',
    found: 'focus is kept when a dialog closes',
    at: '/team',
    plant: () => {
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        if (this.ariaExpanded === null) focus.call(this, options)
      }
    },
  },
  'page-hidden': {
    says: 'what a dialog hides from screen readers stays hidden once it has closed',
    found: 'no dead end',
    at: '/evaluation',
    plant: () => {
      const { removeAttribute } = Element.prototype
      Element.prototype.removeAttribute = function (name) {
        if (name !== 'aria-hidden' || !this.matches(':is(header, :has(header))'))
          removeAttribute.call(this, name)
      }
    },
  },
  'prompt-over-menu': {
    says: 'a prompt to subscribe opens halfway down a page, and stays beside an open menu',
    found: 'one overlay at a time',
    at: '/',
    plant: () => {
      const prompt = document.createElement('div')
      prompt.role = 'dialog'
      prompt.ariaLabel = 'Our newsletter'
      const close = document.createElement('button')
      close.textContent = 'No, thanks'
      close.addEventListener('click', () => {
        prompt.remove()
        document.querySelector<HTMLElement>('header a')?.focus()
      })
      prompt.append(close)
      const openHalfway = () => {
        if (scrollY < (document.documentElement.scrollHeight - innerHeight) / 2) return
        removeEventListener('scroll', openHalfway)
        document.body.append(prompt)
      }
      addEventListener('scroll', openHalfway)
    },
  },
}

export const FAULTS: ReadonlyMap<string, Fault> = new Map(Object.entries(faults))

/** Throws if there is none of that name. */
export function faultNamed(name: string): Fault {
  const fault = FAULTS.get(name)
  if (!fault) throw new Error(`There is no fault "${name}", only ${[...FAULTS.keys()].join(', ')}`)
  return fault
}
