// @vitest-environment jsdom
/** The mail that asks for confirmation: what it says, as text and as HTML, and where its links lead. */
import { describe, expect, it } from 'vitest'
import { newsletter } from '../../content/newsletter.ts'
import { site } from '../../content/site.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { readEnvironment } from '../../supabase/functions/_shared/runtime/environment.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const LINKS = { site: 'https://northbow.example', functions: 'https://project.supabase.co' }
const email = confirmationEmail('ada@example.com', TOKEN, LINKS)
const html = new DOMParser().parseFromString(email.html, 'text/html')

describe('the confirmation mail', () => {
  it('goes to the one who asked, and replies reach the team', () => {
    expect(email).toMatchObject({
      to: 'ada@example.com',
      replyTo: site.email.address,
      subject: 'Confirm your subscription',
    })
  })

  it.each([
    ['why it comes', newsletter.mail.why],
    ['what is agreed to', newsletter.consent],
    ['how long the link works', 'It works for 7 days'],
    ['the code', TOKEN],
    ['what to do when it was somebody else', 'If it was not you'],
    ['the team', site.name],
    ['the brokerage', site.brokerage],
    ['the place', 'Calgary, Alberta'],
    ['the phone number', site.phone.display],
    ['the address to write to', site.email.address],
  ])('tells %s, as text and as HTML', (_name, words) => {
    expect(email.text).toContain(words)
    expect(html.body.textContent).toContain(words)
  })

  it('has two links, and both are for people: they lead to the site', () => {
    const links = [...html.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href])
    expect(links).toEqual([
      ['Confirm subscription', `https://northbow.example/?newsletter=${TOKEN}#newsletter-confirm`],
      ['Unsubscribe', `https://northbow.example/?newsletter=${TOKEN}#newsletter-unsubscribe`],
    ])
    for (const [, href] of links) expect(email.text).toContain(href)
  })

  it("has one more for the mail program's own button, which asks the function", () => {
    expect(email.headers).toEqual({
      'List-Unsubscribe': `<https://project.supabase.co/functions/v1/newsletter-unsubscribe?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('loads nothing from anywhere', () => {
    expect(html.querySelectorAll('img, link, script, style')).toHaveLength(0)
    expect(email.html).not.toMatch(/url\(|src=/)
  })
})

describe('the environment', () => {
  const ID = '11111111-1111-4111-8111-111111111111'
  const read = (settings: Record<string, string>) => {
    const all: Record<string, string> = {
      SUPABASE_URL: LINKS.functions,
      SUPABASE_SECRET_KEY: 'a',
      ...settings,
    }
    return readEnvironment((name) => all[name])
  }

  it.each([
    ["the site's address is known", { SITE_URL: 'https://staging.example' }, 'https://staging.example'],
    ['it is not', {}, site.origin],
  ])('sends people to the site, mail programs to the project: %s', async (_name, settings, expected) => {
    expect((await read(settings)).links).toEqual({ site: expected, functions: LINKS.functions })
  })

  it('sends both to one address where site and functions share it', async () => {
    const { links, siteUrl } = await read({ PUBLIC_URL: 'http://127.0.0.1:4173' })
    expect(links).toEqual({ site: 'http://127.0.0.1:4173', functions: 'http://127.0.0.1:4173' })
    expect(siteUrl).toBeUndefined()
  })

  it('gives each request one token for ever, which nobody without the key can tell', async () => {
    const token = async (id: string, key: string) => (await read({ ADDRESS_HASH_KEY: key })).deriveToken(id)
    expect(await token(ID, 'one')).toMatch(/^c[0-9a-f]{31}$/)
    expect(await token(ID, 'one')).toBe(await token(ID, 'one'))
    expect(await token(ID, 'one')).not.toBe(await token(ID, 'two'))
    expect(await token(ID, 'one')).not.toBe(await token(`${ID}0`, 'one'))
    const { hashAddress, deriveToken } = await read({ ADDRESS_HASH_KEY: 'one' })
    expect(await hashAddress(ID)).not.toContain((await deriveToken(ID)).slice(1))
  })
})
