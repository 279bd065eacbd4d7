/**
 * Faults planted on purpose, to show that the explorer finds what its properties name. Each runs in the page before
 * the site's scripts, and needs some steps in a certain order.
 */
import type { Finding } from './properties.ts'

type Fault = {
  found: Finding['property']
  /** Where visits begin, so that a short run comes by. */
  at: string
  plant: () => void
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'a lead is sent again under another id': {
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
  'a dialog opens over the menu': {
    found: 'one overlay at a time',
    at: '/team',
    plant: () => {
      addEventListener('click', ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[role=dialog] button')) return
        const dialog = document.createElement('div')
        dialog.role = 'dialog'
        dialog.ariaLabel = 'Our newsletter'
        dialog.innerHTML = '<button>Close</button>'
        dialog.addEventListener('click', () => dialog.remove())
        document.body.append(dialog)
      })
    },
  },
  'a message is logged when the theme changes far down a page': {
    found: 'no console message',
    at: '/',
    plant: () => {
      let isFarDown = false
      addEventListener('scroll', () => {
        isFarDown = scrollY > 1_000
      })
      addEventListener('click', ({ target }) => {
        const pressed = target instanceof Element ? target.closest('button')?.ariaLabel : undefined
        if (isFarDown && pressed?.endsWith('theme')) console.error('The theme was changed far down the page')
      })
    },
  },
}
