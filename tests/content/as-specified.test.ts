/**
 * What docs/specification.md fixes: distances and times, and, while `content/site.ts` is a sample, claims, hours, consents
 * and titles. The team's own content may differ.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import * as constants from '../../content/constants.ts'
import { evaluationForm } from '../../content/forms.ts'
import { notFound } from '../../content/pages/not-found.ts'
import { site } from '../../content/site.ts'

const { BANNER, COSTS, DROPDOWN_DELAY, HERO, LAUNCH_PHASES, LAYOUT, LEAD_SENDING, MINIMUM_LENGTH } = constants
const { SCROLL_THRESHOLD: SCROLL, VISIBILITY_THRESHOLD: VISIBILITY } = constants

const lines = readFileSync('docs/specification.md', 'utf8').split('\n')
/** The rule of that number, in its row of the table. */
const ruleOf = (id: string) => lines.find((line) => line.startsWith(`| ${id} |`))
const seconds = (milliseconds: number) => milliseconds / 1000
const percent = (share: number) => `${share * 100}%`
const thousands = (number: number) => number.toLocaleString('en-CA')
const range = (bounds: readonly number[]) => bounds.map(thousands).join('-')
const list = (numbers: readonly number[]) => numbers.join(', ').replace(/, (\d+)$/, ' and $1')
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

describe('a distance, time or number in the code is that of its rule', () => {
  it.each([
    ['4.1.1', `After ${seconds(constants.SESSION_TIMEOUT_MS)} seconds without one`],
    ['4.3.7', `after ${list(LEAD_SENDING.retryDelaysMs.map(seconds))} s`],
    ['4.5.1', `past ${SCROLL.navbar} px`],
    ['4.5.2', `past ${SCROLL.quickActions} px`],
    ['4.6.4', `reaches ${LAYOUT.mobileBreakpoint} px`],
    ['4.7.1', `opens ${DROPDOWN_DELAY.openMs} ms after`],
    ['4.7.2', `closes ${DROPDOWN_DELAY.closeMs} ms after`],
    ['4.7.3', `For ${DROPDOWN_DELAY.skipMs} ms after`],
    ['4.8.1', `until ${SCROLL.banner} px`],
    ['4.8.2', `every ${seconds(BANNER.rotationMs)} seconds`],
    ['4.9.1', percent(VISIBILITY.homeSection)],
    ['4.9.2', `every ${seconds(LAUNCH_PHASES.rotationMs)} seconds`],
    ['4.10.1', `until ${SCROLL.infrastructureNavigation} px`],
    ['4.10.2', `within ${SCROLL.sectionDetectionOffset} px`],
    ['4.11.1', `after ${HERO.contentDelayMs} ms`],
    ['4.12.1', percent(VISIBILITY.homeSection)],
    ['4.12.2', percent(VISIBILITY.evaluationBanner)],
    ['4.15.3', `${seconds(constants.FRAME_TIMEOUT_MS)} seconds`],
    ['4.17.1', `${constants.ADDRESS_DELAY_MS} ms after`],
    ['9.1', `below ${LAYOUT.mobileBreakpoint} px; drawer ${LAYOUT.drawerWidth} px`],
    ['9.1', `thresholds ${list([SCROLL.navbar, SCROLL.banner, SCROLL.infrastructureNavigation])} px`],
    ['9.2', `${WORDS[LAUNCH_PHASES.count]} launch phases and ${WORDS[BANNER.count]} banner messages`],
    ['9.2', `${thousands(BANNER.rotationMs)} ms each; ${HERO.particles} hero particles`],
    ['9.3', `password ${MINIMUM_LENGTH.password}, phone ${MINIMUM_LENGTH.phone}`],
    ['9.3', `message ${MINIMUM_LENGTH.contactMessage}, join names ${MINIMUM_LENGTH.joinName}`],
    ['9.5', `within ${constants.REPLY_WITHIN_HOURS} hours`],
    ['9.5', `radius of ${thousands(constants.SERVICE_RADIUS_METRES)} m`],
    ['9.6', `inspection $${range(COSTS.inspection)}; legal $${range(COSTS.legal)}`],
    ['9.6', `radon mitigation $${range(COSTS.radonMitigation)}`],
    ['9.6', `test $${range(COSTS.asbestosTestPerSample)} a sample`],
    ['9.6', `$${range(COSTS.asbestosRemovalRoom)} a room and $${range(COSTS.asbestosRemovalHouse)}+ a house`],
    ['9.6', `encapsulation $${range(COSTS.asbestosEncapsulationPerSquareFoot)} a square foot`],
    ['9.6', `down payment ${range(constants.DOWN_PAYMENT_PERCENT)}%`],
    ['9.6', `warranty ${constants.NEW_HOME_WARRANTY_YEARS.join('-')} years`],
    ['9.7', `gives up after ${seconds(constants.SUBMIT_TIMEOUT_MS)} s`],
    ['9.7', `after ${seconds(LEAD_SENDING.attemptMs)} s`],
    ['9.7', `after ${constants.ADVICE_DELAY_MS} ms`],
    ['9.8', `every ${seconds(constants.DESK_REFRESH_MS)} s`],
    ['9.9', `after ${constants.CASE_OFFER_MINUTES} office minutes`],
    ['9.9', `in rotation after ${constants.CASE_ASSIGN_MINUTES}`],
  ])('%s: %s', (rule, words) => {
    expect(ruleOf(rule)?.toLowerCase()).toContain(words.toLowerCase())
  })
})

it.runIf(site.sample)('the claims of which the brief had several counts', () => {
  const { network, reviews } = claims
  expect(ruleOf('1.3')).toContain(`${network.figure} sites in the network, ${reviews.figure} reviews`)
})

it.runIf(site.sample)('the opening hours', () => {
  const hours = site.hours.map(
    ({ opens, closes }) => `${Number(opens.slice(0, 2))} to ${Number(closes.slice(0, 2))}`,
  )
  expect(ruleOf('2.19')).toContain(`Monday to Friday ${hours[0]}, weekends ${hours[1]}`)
})

it.runIf(site.sample)('the wording of the consents, with e-mail pre-ticked and SMS not', () => {
  expect(site.consent).toEqual({
    email: {
      label: 'I agree to receive email updates about real estate opportunities and market insights',
      preTicked: true,
    },
    sms: {
      label: 'I agree to receive SMS notifications for urgent property updates (optional)',
      preTicked: false,
    },
  })
})

it.runIf(site.sample)('the titles of the evaluation form and of the not-found page', () => {
  expect(evaluationForm.title).toBe('Request Your Free Home Evaluation')
  expect(ruleOf('2.5')).toContain(`${notFound.code}, “${notFound.heading}”`)
})
