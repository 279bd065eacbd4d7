// @vitest-environment jsdom
/** The confirmation mail: what it says, and where its links lead. That its HTML says the same: `team-mails.test.ts`. */
import { describe, expect, it } from 'vitest'
import { newsletter } from '../../content/newsletter.ts'
import { site } from '../../content/site.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { readEnvironment } from '../../supabase/functions/_shared/runtime/environment.ts'
import { createKeyedHash } from '../../supabase/functions/_shared/runtime/hash.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const LINKS = { site: 'https://northbow.example', functions: 'https://project.supabase.co' }
const email = confirmationEmail('ada@example.com', TOKEN, LINKS)
const html = new DOMParser().parseFromString(email.html, 'text/html')

describe('the confirmation mail', () => {
  it('goes to the given address, and replies go to the team', () => {
    expect(email).toMatchObject({
      to: 'ada@example.com',
      replyTo: site.email.address,
      subject: 'Confirm your subscription',
    })
  })

  it('says why it was sent, what was consented to, how long its link works, and who we are', () => {
    for (const words of [
      ...[newsletter.mail.why, newsletter.consent, 'It works for 7\u00a0days', TOKEN, 'If it was not you'],
      ...[
        site.name,
        site.brokerage,
        site.location.street,
        site.location.postalCode,
        site.phone.display,
        site.email.address,
      ],
    ])
      expect(email.text).toContain(words)
  })

  it('has two links, both to the site', () => {
    const links = [...html.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href])
    expect(links).toEqual([
      ['Confirm subscription', `https://northbow.example/newsletter?token=${TOKEN}#confirm`],
      ['Unsubscribe', `https://northbow.example/newsletter?token=${TOKEN}#unsubscribe`],
    ])
    for (const [, href] of links) expect(email.text).toContain(href)
  })

  it("has one more address for the mail program's own button, which calls the function", () => {
    expect(email.headers).toEqual({
      'List-Unsubscribe': `<https://project.supabase.co/functions/v1/newsletter-unsubscribe?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('loads no external resource', () => {
    expect(email.html).not.toMatch(/<(?:img|link|script)|url\(|src=|@import/)
  })
})

describe('in the environment', () => {
  const ID = '11111111-1111-4111-8111-111111111111'
  const read = (settings: Record<string, string>) => {
    const all = { SUPABASE_URL: LINKS.functions, SUPABASE_SECRET_KEY: 'a', ...settings }
    return readEnvironment((name) => new Map(Object.entries(all)).get(name))
  }

  it.each([
    ["the site's address is set", { SITE_URL: 'https://staging.example' }, 'https://staging.example'],
    ['it is not set', {}, site.origin],
  ])('mails link people to the site and mail programs to the project: %s', async (_name, given, expected) => {
    expect((await read(given)).links).toEqual({ site: expected, functions: LINKS.functions })
  })

  it('mails link both to one address where site and functions share it', async () => {
    const { links, siteUrl } = await read({ PUBLIC_URL: 'http://127.0.0.1:4173' })
    expect(links).toEqual({ site: 'http://127.0.0.1:4173', functions: 'http://127.0.0.1:4173' })
    expect(siteUrl).toBeUndefined()
  })

  it('a request always has the same token, which cannot be derived without the key', async () => {
    const token = async (id: string, key: string) => (await read({ ADDRESS_HASH_KEY: key })).deriveToken(id)
    expect(await token(ID, 'one')).toMatch(/^c[0-9a-f]{32}$/)
    expect(await token(ID, 'one')).toBe(await token(ID, 'one'))
    expect(await token(ID, 'one')).not.toBe(await token(ID, 'two'))
    expect(await token(ID, 'one')).not.toBe(await token(`${ID}0`, 'one'))
    // Addresses are hashed with the same key.
    const hashOfAddress = await (await createKeyedHash('one'))(ID)
    expect(hashOfAddress).not.toContain((await token(ID, 'one')).slice(1))
  })
})
