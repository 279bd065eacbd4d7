/**
 * Who sends leads: six kinds of honest visitors and six kinds of bots. Honest people share what people share:
 * addresses of offices and mobile networks, listings they paste, forms they leave open.
 */
import { TRAP_FIELD } from '../../content/screening.ts'
import { BROWSERS, type Submission, type Submissions } from './submissions.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Honest visitors, each arriving at `at`. */
export const HONEST: Readonly<Record<string, (make: Submissions, at: number) => Promise<Submission[]>>> = {
  /** The browser fills in the person; the message is typed, or short. */
  autofill: async ({ submission, person, publicAddress, duration }, at) => [
    await submission('autofill', {
      at,
      openedAt: at - duration(14 * SECOND, 3 * SECOND),
      address: publicAddress(),
      fields: person(),
    }),
  ],
  'no JavaScript': async ({ submission, person, publicAddress, chance }, at) => {
    const sent = { address: publicAddress(), fields: { ...person(), [TRAP_FIELD]: '' }, native: true }
    // Some press twice.
    const times = chance(0.1) ? [at, at + 3 * SECOND] : [at]
    return Promise.all(times.map((each) => submission('no JavaScript', { ...sent, at: each })))
  },
  paste: async ({ submission, person, pasted, publicAddress, duration }, at) => [
    await submission('paste', {
      at,
      openedAt: at - duration(30 * SECOND, 4 * SECOND),
      address: publicAddress(),
      fields: { ...person(), message: pasted() },
    }),
  ],
  /** An office, a family or an open house behind one address, and a mobile network's gateways in one /24. */
  'shared address': async ({ submission, person, below, chance, duration, publicAddress }, at) => {
    const office = publicAddress()
    const count = chance(0.03) ? 4 + below(6) : 1 + below(2)
    const address = () => (chance(0.5) ? office : `172.218.7.${1 + below(254)}`)
    return Promise.all(
      Array.from({ length: count }, (_, index) => {
        const time = at + index * duration(4 * MINUTE, 5 * SECOND)
        return submission('shared address', {
          at: time,
          openedAt: time - duration(40 * SECOND, 4 * SECOND),
          address: address(),
          fields: person(),
        })
      }),
    )
  },
  /** Takes minutes, sometimes a day: the token may have expired. */
  'screen reader': async ({ submission, person, publicAddress, chance, duration }, at) => [
    await submission('screen reader', {
      at,
      openedAt: at - (chance(0.02) ? 30 * HOUR : duration(6 * MINUTE, MINUTE)),
      address: publicAddress(),
      fields: person(),
    }),
  ],
  /** Sent, then back to correct it, and sent again under a new id; or a restored form, sent without touching a field. */
  'back button': async ({ submission, person, publicAddress, chance, duration }, at) => {
    const sent = { address: publicAddress(), fields: person() }
    const first = await submission('back button', {
      ...sent,
      at,
      openedAt: at - duration(45 * SECOND, 5 * SECOND),
    })
    if (chance(0.2)) return [first, await submission('back button', { ...sent, at: at + MINUTE })]
    const again = at + duration(50 * SECOND, 5 * SECOND)
    const corrected = { ...sent.fields, message: `${sent.fields.message} (second floor)` }
    const openedAt = again - duration(12 * SECOND, 1.5 * SECOND)
    return [first, await submission('back button', { ...sent, fields: corrected, at: again, openedAt })]
  },
}

const PYTHON = { 'user-agent': 'python-requests/2.34.0', accept: '*/*' }

/** Bots: the `index`-th submission of each kind at `at`. */
export const BOTS: Readonly<
  Record<string, (make: Submissions, at: number, index: number) => Promise<Submission>>
> = {
  /** Reads the HTML and fills in every field it finds, as a browser would post it. */
  'form filler': ({ submission, person, publicAddress }, at) =>
    submission('form filler', {
      at,
      address: publicAddress(),
      fields: { ...person(), [TRAP_FIELD]: 'Hello' },
      native: true,
    }),
  /** A loop on one machine, with made-up tracking. */
  script: ({ submission, person }, at) =>
    submission('script', { at, address: '192.0.2.9', fields: person(), headers: PYTHON }),
  /** The same from machines everywhere, with a browser's name. */
  botnet: ({ submission, person, publicAddress, oneOf }, at) =>
    submission('botnet', {
      at,
      address: publicAddress(),
      fields: person(),
      headers: { 'user-agent': oneOf(BROWSERS), origin: 'https://northbow.example' },
    }),
  /** A browser driven by a program: it runs the form's script, and fills in everything at once. */
  'driven browser': ({ submission, person, publicAddress, below }, at) =>
    submission('driven browser', {
      at,
      openedAt: at - 80 - below(1_500),
      address: publicAddress(),
      fields: person(),
    }),
  /** Advertising, sent patiently from a real browser. */
  'link spam': ({ submission, person, publicAddress, oneOf, duration }, at, index) => {
    const site = (name: string) => `https://${name}-${index % 40}.example/`
    const message = oneOf([
      `<a href="${site('casino')}">Best casino</a> for you and your visitors`,
      `[url=${site('pills')}]cheap pills[/url] no prescription`,
      `Rank your site: ${site('seo')} ${site('links')} ${site('traffic')} ${site('boost')}`,
    ])
    return submission('link spam', {
      at,
      openedAt: at - duration(40 * SECOND, 5 * SECOND),
      address: publicAddress(),
      fields: { ...person(), message },
    })
  },
  /** One real token, used again and again from everywhere. */
  'token replay': ({ submission, person, publicAddress, harvested }, at) =>
    submission('token replay', { at, token: harvested, address: publicAddress(), fields: person() }),
}
