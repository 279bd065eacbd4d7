/**
 * Who the site belongs to: brand, brokerage, how to reach them, and the wording visitors consent to.
 * Everything marked `sample: true` must be replaced before the site goes live.
 */
import * as v from 'valibot'

/** `21:00` as `9:00 PM`. */
const onTheClock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

const OpeningHours = v.pipe(
  v.object({
    days: v.pipe(v.string(), v.nonEmpty()),
    /** 24-hour clock, Calgary time. */
    opens: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
    closes: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
    label: v.pipe(v.string(), v.nonEmpty()),
    /** The days the row covers, by their schema.org names. */
    dayOfWeek: v.array(
      v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { opens, closes, label } = dataset.value
    const meant = `${onTheClock(opens)}–${onTheClock(closes)}`
    if (label.replaceAll('\u00a0', ' ') !== meant)
      addIssue({ message: `label: "${label}" must be "${meant}", as opens and closes say`, input: label })
  }),
)

const Consent = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  /** Whether the box starts out ticked; recorded with the consent. */
  preTicked: v.boolean(),
})

export const SiteSchema = v.object({
  sample: v.boolean(),
  name: v.pipe(v.string(), v.nonEmpty()),
  shortName: v.pipe(v.string(), v.nonEmpty()),
  brokerage: v.pipe(v.string(), v.nonEmpty()),
  /** Scheme and host only, no trailing slash. */
  origin: v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/)),
  /** `number` has the country code and no spaces, for schema.org and `tel:` links. */
  phone: v.pipe(
    v.object({
      display: v.string(),
      number: v.pipe(v.string(), v.regex(/^\+1\d{10}$/, 'must be +1 and ten digits')),
      href: v.string(),
    }),
    v.forward(
      v.check(
        ({ display, number }) => number === `+1${display.replace(/\D/g, '')}`,
        'this number is called, but another is shown: change the one here or the other below',
      ),
      ['number'],
    ),
  ),
  email: v.object({ address: v.pipe(v.string(), v.email()), href: v.string() }),
  /** Where the team has its office, and gets letters: Canada's anti-spam law wants it in each newsletter. */
  location: v.object({
    street: v.pipe(v.string(), v.nonEmpty()),
    postalCode: v.pipe(v.string(), v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be like T2P 0A0')),
    city: v.string(),
    region: v.string(),
    regionCode: v.string(),
    country: v.string(),
    /** IANA name. */
  }),
  geo: v.object({ latitude: v.number(), longitude: v.number() }),
  hours: v.array(OpeningHours),
  /** On the days of `OFFICE_CLOSED`. */
  holidays: v.object({ days: v.string(), label: v.string() }),
  consent: v.object({ email: Consent, sms: Consent }),
})

/** The number however its digits are grouped, and as it is shown on one line. */
function phone(display: string, number: string) {
  const digits = number.replace(/\D/g, '')
  const called = `+${digits.length === 10 ? '1' : ''}${digits}`
  return { display: display.trim().replace(/\s+/g, '\u00a0'), number: called, href: `tel:${called}` }
}

const phoneNumber = '+14035550142'
const emailAddress = 'hello@northbow.example'

export const site = {
  sample: true,
  name: 'Northbow Real Estate Team',
  shortName: 'Northbow',
  brokerage: 'Prairie Crown Realty',
  origin: 'https://northbow.example',
  phone: phone('(403) 555-0142', phoneNumber),
  email: { address: emailAddress, href: `mailto:${emailAddress}` },
  location: {
    street: '100 Sample Avenue SW',
    postalCode: 'T2P 0A0',
    city: 'Calgary',
    region: 'Alberta',
    regionCode: 'AB',
    country: 'CA',
  },
  geo: { latitude: 51.0447, longitude: -114.0719 },
  hours: [
    {
      days: 'Mon–Fri',
      opens: '09:00',
      closes: '21:00',
      label: '9:00 AM–9:00 PM',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    {
      days: 'Sat–Sun',
      opens: '10:00',
      closes: '17:00',
      label: '10:00 AM–5:00 PM',
      dayOfWeek: ['Saturday', 'Sunday'],
    },
  ],
  holidays: { days: 'Holidays', label: 'Closed' },
  consent: {
    email: {
      label: 'I agree to receive email updates about real estate opportunities and market insights',
      preTicked: true,
    },
    sms: {
      label: 'I agree to receive SMS notifications for urgent property updates (optional)',
      preTicked: false,
    },
  },
} satisfies v.InferOutput<typeof SiteSchema>

const { street, city, region, postalCode } = site.location

/** On one line. */
export const mailingAddress = `${street}, ${city}, ${region} ${postalCode}`

/** As they are shown. */
export const officeHours = [...site.hours, site.holidays]
