// @vitest-environment jsdom
/** What an account is offered to receive. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { account as content } from '../../content/pages/account.ts'
import { site } from '../../content/site.ts'
import { account } from '../../machines/account.ts'
import { Consents } from '../../src/pages/account/Consents.tsx'

const { newsletter: letter, subscribe, unwritten: notice } = content.consents
const labels = { email: site.consent.email.label, sms: site.consent.sms.label, letter }
const all = ['email', 'sms', 'letter'] as const

it.each([
  [null, false, ['email', 'sms'], [subscribe.href]],
  ['pending', false, all, []],
  ['confirmed', false, all, []],
  ['unsubscribed', false, all, []],
  [null, true, ['sms'], [site.phone.href]],
  ['pending', true, ['sms'], [site.phone.href]],
  ['confirmed', true, ['sms'], [site.phone.href]],
  ['unsubscribed', true, ['sms'], [site.phone.href]],
] as const)(
  'newsletter %s, mail came back %s: switches %j, links %j',
  (newsletter, unwritten, shown, links) => {
    for (const email of [true, false]) {
      const consents = { email, sms: !email }
      const data = { email: 'ada@example.com', team: false, requests: [], consents, newsletter, unwritten }
      const part = <Consents account={data} actor={createActor(account)} change={() => undefined} />
      const page = new DOMParser().parseFromString(renderToStaticMarkup(part), 'text/html')
      const on = { ...consents, letter: newsletter === 'confirmed' }
      const switches = [...page.querySelectorAll('input')]
      expect(switches.map((one) => [one.labels?.[0]?.textContent, one.checked])).toEqual(
        shown.map((of) => [labels[of], on[of]]),
      )
      expect(page.body.textContent?.includes(notice)).toBe(unwritten)
      expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links)
    }
  },
)
