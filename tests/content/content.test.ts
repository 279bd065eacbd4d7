/** The site's content: well formed, and worded as the specification requires. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../content/case-studies.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import {
  contactForm,
  evaluationForm,
  type FormField,
  joinForm,
  LeadFormContentSchema,
} from '../../content/forms.ts'
import { luxuryHomes } from '../../content/homes.ts'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'
import { type PageHead, PageHeadSchema } from '../../content/page-schema.ts'
import { join } from '../../content/pages/join.ts'
import { notFound } from '../../content/pages/not-found.ts'
import { clients, people } from '../../content/people.ts'
import { type Person, PersonSchema, TeamMemberSchema } from '../../content/people-schema.ts'
import { SiteSchema, site } from '../../content/site.ts'
import { objectsWith } from './marketing-pages.ts'

type PageModule = { head?: PageHead }
const pages = Object.entries(
  import.meta.glob<PageModule>('../../content/pages/**/*.ts', { eager: true }),
).map(([file, page]) => ({ file: file.replace('../../content/pages/', ''), ...page }))
const heads = pages.flatMap(({ head }) => head ?? [])

describe('pages', () => {
  it.each(pages)('$file has a well-formed head', ({ file, head }) => {
    if (file === 'not-found.ts') return expect(head).toBeUndefined()
    expect(() => v.parse(PageHeadSchema, head)).not.toThrow()
  })

  it.each([
    ...['/', '/auth', '/evaluation', '/videos', '/aerial-videos', '/video-production', '/social-presence'],
    ...['/listing-presentation', '/team', '/buyer', '/join', '/communities', '/contact', '/tools'],
    ...['/first-time-buyers', '/investment-guide', '/home-costs', '/radon-information'],
    ...['/asbestos-information', '/property-types/luxury', '/property-types/condos', '/buyers-guide'],
  ])('%s of section 2 has one', (path) => {
    expect(heads.map((head) => head.path)).toContain(path)
  })

  it.each(['path', 'title', 'description'] as const)('have a unique %s', (property) => {
    const values = heads.map((head) => head[property])
    expect(values.length).toBeGreaterThan(3)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it.each([...navigation.links, navigation.callToAction])(
    'the link "$label" leads to an existing page, $to',
    ({ to }) => {
      expect(heads.map(({ path }) => path)).toContain(to)
    },
  )

  it('include the not-found screen', () => {
    expect(notFound).toMatchObject({
      code: '404',
      heading: 'Oops! Page not found',
      homeAction: 'Return to Home',
    })
  })
})

describe('sample data', () => {
  const communities = communityDirectory.communities.map(({ name }): string => name)
  const quoted = objectsWith('quote', [pages, clients]).map((one) => v.parse(PersonSchema, one))

  it.each(quoted)('"$role", $neighbourhood, has no invented name while a sample', (person) => {
    if (person.sample) expect(person.name).toBeUndefined()
  })

  it.each(people)('the team member $id is well formed, and speaks for a sentence or two', (person) => {
    expect(() => v.parse(TeamMemberSchema, person)).not.toThrow()
    expect(person.quote.length).toBeGreaterThan(60)
    expect(person.quote.length).toBeLessThan(150)
  })

  it('shows nobody in the same drawing as somebody else', () => {
    const everyone: Person[] = [...people, ...join.testimonials]
    const drawings = everyone.flatMap(({ picture, drawing }) => (picture ? [] : (drawing ?? [])))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it.each([...luxuryHomes, ...caseStudies])(
    'the home in $neighbourhood is in a community of the directory',
    (home) => {
      expect(communities).toContain(home.neighbourhood)
    },
  )

  it.each([...people, ...Object.values(clients)])(
    '$role lives in a community of the directory',
    ({ neighbourhood }) => {
      expect(communities).toContain(neighbourhood)
    },
  )

  it('the site is marked as a sample while its domain, e-mail or phone number is reserved', () => {
    const reserved =
      /\.example$/.test(site.origin) ||
      /\.example$/.test(site.email.address) ||
      /555-01/.test(site.phone.display)
    expect(site.sample).toBe(reserved)
  })
})

describe('the site', () => {
  it('is well formed', () => {
    expect(() => v.parse(SiteSchema, site)).not.toThrow()
  })

  it('links to the phone number and e-mail address it shows', () => {
    expect(site.phone.href).toBe(`tel:+1${site.phone.display.replace(/\D/g, '')}`)
    expect(site.email.href).toBe(`mailto:${site.email.address}`)
  })

  it.each(site.hours)('the label of the hours $days matches them: $label', ({ opens, closes, label }) => {
    const clock = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
    }
    expect(label).toBe(`${clock(opens)}–${clock(closes)}`)
  })

  it('has hours for each weekday once, named by the first and the last day', () => {
    for (const { days, dayOfWeek } of site.hours)
      expect(`${dayOfWeek[0]?.slice(0, 3)}–${dayOfWeek.at(-1)?.slice(0, 3)}`).toBe(days)
    expect(new Set(site.hours.flatMap(({ dayOfWeek }) => dayOfWeek)).size).toBe(7)
    expect(site.hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(7)
  })
})

describe('forms', () => {
  const person = ['firstName*', 'lastName*', 'email*', 'phone*']
  const evaluation = { title: 'Home Evaluation Request', monetaryValue: 25_000 }
  const contact = { title: 'Contact Page Inquiry', monetaryValue: 5000 }

  it.each([
    [contactForm, [...person, 'message*'], 'contact-page', contact, true, 'Send Message'],
    [
      evaluationForm,
      [...person, 'address', 'message*'],
      'evaluation-page',
      evaluation,
      true,
      'Request My Evaluation',
    ],
    [joinForm, [...person, 'experience*', 'message'], 'join-team', null, false, 'Submit Application'],
  ])('$id has the fields of section 3', (form, fields, source, pipeline, asksConsent, submitLabel) => {
    expect(() => v.parse(LeadFormContentSchema, form)).not.toThrow()
    const asked = form.fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)
    // A team may ask for more.
    expect(asked.filter((field) => fields.includes(field))).toEqual(fields)
    expect(form).toMatchObject({
      source,
      pipeline,
      asksConsent,
      submitLabel,
      submittingLabel: 'Submitting...',
    })
  })

  it.each([
    [contactForm, '/buyers-guide'],
    [evaluationForm, '/listing-presentation'],
    [joinForm, '/team'],
  ])('$id, once sent, thanks by name and says what happens next, and when', ({ id, sent }, guide) => {
    const title = sent.title('Ada')
    expect(title).toMatch(
      /^Thank you, Ada\.\n(?:We have your (?:message|application)|Your evaluation is under way)\.$/,
    )
    expect(title.length, id).toBeLessThan(60)
    expect(sent.steps).toHaveLength(3)
    expect(sent.steps.filter((step) => step.includes('within 24\u00a0hours'))).toHaveLength(1)
    expect(sent.call).toMatch(/call us:$/i)
    expect(sent.guide.to).toBe(guide)
  })

  it('the experience is one of five answers', () => {
    const fields: readonly FormField[] = joinForm.fields
    const options = fields.flatMap((field) => field.options ?? [])
    expect(options.map(({ value }) => value)).toEqual(['new', '0-2', '2-5', '5-10', '10+'])
    expect(new Set(options.map(({ label }) => label)).size).toBe(5)
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
