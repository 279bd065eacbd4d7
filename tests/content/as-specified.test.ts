/**
 * What docs/specification.md fixes word for word: figures, hours, consents, the title of a form. It holds for the
 * sample content; once `content/site.ts` is the team's own, the team's figures and words are right.
 */
import { describe, expect, it } from 'vitest'
import { claims } from '../../content/claims.ts'
import { evaluationForm } from '../../content/forms.ts'
import { site } from '../../content/site.ts'

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
    ['communities', '140+'],
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

  it('are these twenty', () => {
    expect(Object.keys(claims)).toHaveLength(20)
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
