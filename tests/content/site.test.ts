/** What the site says of the team, its forms, and where it sends visitors: consistent, and as the specification has it. */
import { describe, expect, it } from 'vitest'
import { contactForm, evaluationForm, type FormField, joinForm } from '../../content/forms.ts'
import { listingSearch, listingSearchUrl } from '../../content/listing-search.ts'
import { messages } from '../../content/messages.ts'
import { auth } from '../../content/pages/auth.ts'
import { luxurySites } from '../../content/sister-sites/directory.ts'
import { site } from '../../content/site.ts'
import { pagePaths } from '../../src/prerender.tsx'

describe('the luxury sites', () => {
  const one = { name: 'Lake Homes', url: 'https://lake.northbow.example', description: 'A site.' } as const
  it.each([
    ['a name with Kelowna', { category: 'luxury', name: 'KELOWNA Lake Homes' }],
    ['a URL with Kelowna', { category: 'luxury', url: 'https://lake-Kelowna.northbow.example' }],
    ['another category', { category: 'community' }],
  ] as const)('leave out %s', (_what, change) => {
    const kept = { ...one, category: 'luxury' } as const
    expect(luxurySites([kept, { ...one, ...change }])).toEqual([kept])
  })
})

describe('the listing search', () => {
  it.each(['', ' ', ' \t\n '])('has no URL for the blank text %j', (location) => {
    expect(listingSearchUrl(location)).toBeNull()
  })

  it.each(['Mahogany', '  Auburn Bay ', 'Bridgeland/Riverside', '17 Ave & 4 St #2 ?', 'Montréal'])(
    'finds %j, of every property type and in the feed of section 7',
    (typed) => {
      const { protocol, hash, searchParams } = new URL(listingSearchUrl(typed) ?? '')
      expect([protocol, hash, searchParams.getAll('location')]).toEqual(['https:', '', [typed.trim()]])
      expect(searchParams.getAll('feed')).toEqual([listingSearch.feed])
      const types = 'Residential Land Commercial Agri-Business Mobile Multi-Family'.split(' ')
      expect(searchParams.getAll('propertyType')).toEqual(types)
    },
  )
})

describe('the site', () => {
  it('links to the phone number and e-mail address it shows', () => {
    expect(site.phone.href).toBe(`tel:+1${site.phone.display.replace(/\D/g, '')}`)
    expect(site.email.href).toBe(`mailto:${site.email.address}`)
  })

  it('has hours for each weekday once, with labels that match', () => {
    const clock = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
    }
    for (const { days, dayOfWeek, opens, closes, label } of site.hours) {
      expect(label.replaceAll('\u00a0', ' ')).toBe(`${clock(opens)}–${clock(closes)}`)
      expect(`${dayOfWeek[0]?.slice(0, 3)}–${dayOfWeek.at(-1)?.slice(0, 3)}`).toBe(days)
    }
    const week = site.hours.flatMap(({ dayOfWeek }) => dayOfWeek)
    expect([week.length, new Set(week).size]).toEqual([7, 7])
  })
})

describe('forms', () => {
  const person = ['firstName*', 'lastName*', 'email*', 'phone*']
  const evaluation = { title: 'Home Evaluation Request', monetaryValue: 25_000 }
  const contact = { title: 'Contact Page Inquiry', monetaryValue: 5000 }

  it.each([
    [contactForm, [...person, 'message*'], 'contact-page', contact, true],
    [evaluationForm, [...person, 'address', 'message*'], 'evaluation-page', evaluation, true],
    [joinForm, [...person, 'experience*', 'message'], 'join-team', null, false],
  ])('$id has the fields of section 3', (form, fields, source, pipeline, asksConsent) => {
    const asked = form.fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)
    // A team may ask for more.
    expect(asked.filter((field) => fields.includes(field))).toEqual(fields)
    expect(form).toMatchObject({ source, pipeline, asksConsent })
  })

  it.each([contactForm, evaluationForm, joinForm])(
    '$id thanks by name, says when we reply, and lets browsers fill in what they know',
    ({ sent, fields }) => {
      expect(sent.title('Ada')).toMatch(/^Thank you, Ada\.\n[^\n]{10,45}\.$/)
      expect(sent.steps.filter((step) => step.includes('within 24\u00a0hours'))).toHaveLength(1)
      expect(pagePaths()).toContain(sent.guide.to)
      const tokens: Partial<Record<string, string>> = {
        ...{ firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel' },
        address: 'address-line1',
      }
      const asked = fields.map((field) => [
        field.name,
        'autoComplete' in field ? field.autoComplete : undefined,
      ])
      expect(asked).toEqual(fields.map(({ name }) => [name, tokens[name]]))
    },
  )

  it('the experience is one of five answers', () => {
    const fields: readonly FormField[] = joinForm.fields
    const options = fields.flatMap((field) => field.options ?? [])
    expect(options.map(({ value }) => value)).toEqual(['new', '0-2', '2-5', '5-10', '10+'])
    expect(new Set(options.map(({ label }) => label)).size).toBe(5)
  })

  it('the sign-in page states the minimum password length', () => {
    expect(auth.password.newHint).toContain('6 characters')
  })
})

it('the messages are those of section 8, word for word', () => {
  expect(messages.leadSent).toEqual({
    title: 'Thank you!',
    description: 'Your information has been submitted successfully. We’ll be in touch soon!',
  })
  expect(messages.leadFailed).toEqual({
    title: 'Submission failed',
    description: 'There was an error submitting your information. Please try again or call us directly.',
  })
})
