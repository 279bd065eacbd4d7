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
}
