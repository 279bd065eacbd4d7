/** The business constants and limits of section 9. */
import { expect, it } from 'vitest'
import * as constants from '../../content/constants.ts'

const SECTION_9: Partial<Record<keyof typeof constants, unknown>> = {
  LAYOUT: { mobileBreakpoint: 768, drawerWidth: 300 },
  SCROLL_THRESHOLD: { navbar: 20, banner: 100, infrastructureNavigation: 300, sectionDetectionOffset: 200 },
  VISIBILITY_THRESHOLD: { homeSection: 0.2, evaluationBanner: 0.3 },
  LAUNCH_PHASES: { count: 4, rotationMs: 4000 },
  BANNER: { count: 5, rotationMs: 4000 },
  HERO: { particles: 25, contentDelayMs: 300 },
  DROPDOWN_DELAY: { openMs: 200, skipMs: 300, closeMs: 150 },
  MINIMUM_LENGTH: { password: 6, phone: 10, contactMessage: 10, joinName: 2, contactName: 1 },
  PIPELINE: { evaluation: { monetaryValue: 25_000 }, contact: { monetaryValue: 5000 } },
  LEAD_SCORE: { cap: 100, highQualityAbove: 50, utmSource: 15 },
  LEAD_SOURCE: { fallback: 'website' },
  LEAD_TAG: { website: 'website-lead', highQuality: 'High Quality Lead', scorePrefix: 'Lead Score: ' },
  MISSING_REFERRER: 'direct',
  NO_ADDITIONAL_MESSAGE: 'No additional message',
  UTM_STORAGE_KEY: 'utm_params',
  REPLY_WITHIN_HOURS: 24,
  SERVICE_RADIUS_METRES: 50_000,
  COSTS: {
    inspection: [400, 600],
    legal: [1500, 3000],
    radonMitigation: [1500, 5000],
    asbestosTestPerSample: [200, 500],
    asbestosRemovalRoom: [3000, 7000],
    asbestosRemovalHouse: [15_000, 50_000],
    asbestosEncapsulationPerSquareFoot: [5, 15],
  },
  DOWN_PAYMENT_PERCENT: [5, 20],
  CASE_OFFER_MINUTES: 5,
  CASE_ASSIGN_MINUTES: 15,
  NEW_HOME_WARRANTY_YEARS: [1, 2, 5, 10],
}

const actual: Readonly<Record<string, unknown>> = constants

it.each(Object.entries(SECTION_9))('%s is %j', (name, expected) => {
  expect({ [name]: actual[name] }).toMatchObject({ [name]: expected })
})
