/**
 * What docs/specification.md fixes word for word: distances and times, figures, hours, consents, the title of a form.
 * Words and figures are those of the sample content; once `content/site.ts` is the team's own, the team's are right.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import {
  ADDRESS_DELAY_MS,
  ADVICE_DELAY_MS,
  BANNER,
  DROPDOWN_DELAY,
  FRAME_TIMEOUT_MS,
  HERO,
  LAUNCH_PHASES,
  LAYOUT,
  LEAD_SENDING,
  SCROLL_THRESHOLD,
  SESSION_TIMEOUT_MS,
  SUBMIT_TIMEOUT_MS,
  VISIBILITY_THRESHOLD,
} from '../../content/constants.ts'
import { evaluationForm } from '../../content/forms.ts'
import { site } from '../../content/site.ts'
import { ruleTexts } from '../path-harness/requirements.ts'

const rules = ruleTexts(readFileSync('docs/specification.md', 'utf8'))
const seconds = (milliseconds: number) => milliseconds / 1000
const percent = (share: number) => `${share * 100}%`

describe('a distance or time in the code is that of its rule', () => {
  it.each([
    ['4.1.1', `After ${seconds(SESSION_TIMEOUT_MS)} seconds without one`],
    [
      '4.3.7',
      `after ${LEAD_SENDING.retryDelaysMs
        .map(seconds)
        .join(', ')
        .replace(/, (\d+)$/, ' and $1')} s`,
    ],
    ['4.5.1', `past ${SCROLL_THRESHOLD.navbar} px`],
    ['4.5.2', `past ${SCROLL_THRESHOLD.quickActions} px`],
    ['4.6.4', `reaches ${LAYOUT.fullNavigation} px`],
    ['4.7.1', `opens ${DROPDOWN_DELAY.openMs} ms after`],
    ['4.7.2', `closes ${DROPDOWN_DELAY.closeMs} ms after`],
    ['4.7.3', `For ${DROPDOWN_DELAY.skipMs} ms after`],
    ['4.8.1', `until ${SCROLL_THRESHOLD.banner} px`],
    ['4.8.2', `every ${seconds(BANNER.rotationMs)} seconds`],
    ['4.9.1', percent(VISIBILITY_THRESHOLD.homeSection)],
    ['4.9.2', `every ${seconds(LAUNCH_PHASES.rotationMs)} seconds`],
    ['4.10.1', `until ${SCROLL_THRESHOLD.infrastructureNavigation} px`],
    ['4.10.2', `within ${SCROLL_THRESHOLD.sectionDetectionOffset} px`],
    ['4.11.1', `after ${HERO.contentDelayMs} ms`],
    ['4.12.1', percent(VISIBILITY_THRESHOLD.homeSection)],
    ['4.12.2', percent(VISIBILITY_THRESHOLD.evaluationBanner)],
    ['4.15.3', `${seconds(FRAME_TIMEOUT_MS)} seconds`],
    ['4.17.1', `${ADDRESS_DELAY_MS} ms after`],
    ['9.7', `gives up after ${seconds(SUBMIT_TIMEOUT_MS)} s`],
    ['9.7', `after ${seconds(LEAD_SENDING.attemptMs)} s`],
    ['9.7', `after ${ADVICE_DELAY_MS} ms`],
  ])('%s: %s', (rule, words) => {
    expect(rules.get(rule)).toContain(words)
  })
})

describe.runIf(site.sample)('the claims', () => {
  it.each([
    ['salesVolume', '$1B+'],
    ['reviews', '425+'],
    ['rating', '4.9'],
    ['families', '2,000+'],
    ['homesSold', '2,000+'],
    ['followers', '100K+'],
    ['videoViews', '4M+'],
    ['network', '300+'],
    ['buyerDatabase', '200,000+'],
    ['marketing', '$1M+'],
    ['impressions', '2M+'],
    ['channels', '30+'],
    ['agents', '30+'],
    ['visitors', '15K+'],
    ['leads', '65+'],
    ['turnaround', '24–48\u00a0hours'],
    ['blitz', 'up to 1\u00a0week'],
    ['preLaunch', '48–72\u00a0hours'],
    ['luxury', 'Top 3'],
  ] as const)('%s is %s', (name, figure) => {
    expect(claims[name].figure).toBe(figure)
  })

  it('are these nineteen', () => {
    expect(Object.keys(claims)).toHaveLength(19)
  })
})

it.runIf(site.sample)('the opening hours', () => {
  expect(site.hours.map(({ days, label }) => `${days} ${label}`)).toEqual([
    'Mon–Fri 9:00 AM–9:00 PM',
    'Sat–Sun 10:00 AM–5:00 PM',
  ])
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

it.runIf(site.sample)('the title of the evaluation form', () => {
  expect(evaluationForm.title).toBe('Request Your Free Home Evaluation')
})
